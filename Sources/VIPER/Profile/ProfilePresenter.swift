import Foundation
import Models

/// Decides what the profile screen shows, and hands the person's wishes on.
final class ProfilePresenter {
  weak var view: (any ProfileViewInput)?
  private let interactor: any ProfileInteractorInput
  private let router: any ProfileRouterInput
  private var hasAppeared = false
  private var posts: [Post] = []

  init(interactor: any ProfileInteractorInput, router: any ProfileRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func showNameCount(of text: String) {
    view?.showNameCount("\(text.count) of \(DisplayName.maximumCharacterCount)")
  }

  private func fillNameField(with name: DisplayName) {
    view?.fillNameField(with: name.text)
    showNameCount(of: name.text)
  }

  private func row(of post: Post) -> PostRow {
    PostRow(title: post.title, date: post.date.formatted(.iso8601.year().month().day()))
  }

  private func finishSavingName() {
    view?.setNameFieldEnabled(true)
    view?.stopSavingIndicator()
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    hasAppeared = false
    view?.stopLoadingIndicator()
    view?.stopSavingIndicator()
    view?.setNameFieldEnabled(true)
    view?.setChangePhotoEnabled(true)
    view?.hideError()
    view?.hideRetry()
    view?.hideNameError()
    view?.hidePosts()
    view?.hidePostsError()
  }
}

extension ProfilePresenter: ProfileViewOutput {
  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load()
  }

  func retryTapped() {
    interactor.reload()
  }

  func nameChanged(_ text: String) {
    showNameCount(of: text)
  }

  func nameEditingEnded(_ text: String) {
    interactor.changeDisplayName(to: text)
  }

  func changePhotoTapped() {
    view?.setChangePhotoEnabled(false)
    interactor.changePhoto()
  }

  func postsRetryTapped() {
    view?.hidePostsError()
    interactor.loadPosts()
  }

  func postSelected(at index: Int) {
    router.showPost(posts[index])
  }

  func logOutTapped() {
    interactor.logOut()
  }

  func didLeave() {
    interactor.leave()
    reset()
  }
}

extension ProfilePresenter: ProfileInteractorOutput {
  func didStartLoading() {
    view?.hideError()
    view?.hideRetry()
    view?.hideProfile()
    view?.startLoadingIndicator()
  }

  func didLoad(_ user: User) {
    view?.stopLoadingIndicator()
    view?.showName(user.displayName.text)
    fillNameField(with: user.displayName)
    if let photo = user.photo {
      view?.showPhoto(photo.data)
    } else {
      view?.showPhotoPlaceholder()
    }
    view?.showProfile()
    interactor.loadPosts()
  }

  func didFailToLoad(_ error: any Error) {
    view?.stopLoadingIndicator()
    view?.showRetry()
    view?.showError(error.localizedDescription)
  }

  func didRefuseDisplayName(_ error: DisplayNameError) {
    view?.hideError()
    view?.showNameError(error.localizedDescription)
  }

  func didKeepDisplayName(_ name: DisplayName) {
    view?.hideNameError()
    fillNameField(with: name)
  }

  func didStartChangingDisplayName() {
    view?.hideNameError()
    view?.hideError()
    view?.setNameFieldEnabled(false)
    view?.startSavingIndicator()
  }

  func didChangeDisplayName(to name: DisplayName) {
    finishSavingName()
    view?.showName(name.text)
    fillNameField(with: name)
  }

  func didFailToChangeDisplayName(_ error: any Error) {
    finishSavingName()
    view?.showError(error.localizedDescription)
  }

  func didCancelChoosingPhoto() {
    view?.setChangePhotoEnabled(true)
  }

  func didStartChangingPhoto() {
    view?.hideError()
  }

  func didChangePhoto(to photo: Photo) {
    view?.setChangePhotoEnabled(true)
    view?.showPhoto(photo.data)
  }

  func didFailToChangePhoto(_ error: any Error) {
    view?.setChangePhotoEnabled(true)
    view?.showError(error.localizedDescription)
  }

  func didLoadPosts(_ posts: [Post]) {
    self.posts = posts
    if posts.isEmpty {
      view?.showNoPosts()
    } else {
      view?.showPosts(posts.map(row))
    }
  }

  func didFailToLoadPosts(_ error: any Error) {
    view?.showPostsError(error.localizedDescription)
  }

  func didLogOut() {
    router.showLogIn()
  }
}
