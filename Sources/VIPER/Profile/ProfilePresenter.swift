import Foundation
import Models

/// Decides what the profile screen shows, and asks the interactor and the router for the rest.
///
/// In the first description of VIPER no entities reach the presenter, so that it cannot apply
/// business rules. Here the entities are valid by construction, and only the interactor changes
/// them, so the presenter receives them as they are. The view receives only texts and data.
///
/// One may object that asking for the posts after the user is the interactor's flow: here each use
/// case of the interactor is one request, and the presenter knows which of them the screen needs.
///
/// It keeps the posts, because the view knows only the index of the selected row.
///
/// Initializer injection replaces the implicitly unwrapped properties that are usual in VIPER.
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
}

extension ProfilePresenter: ProfileViewOutput {
  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load()
  }

  func didLeave() {
    router.cancelChoosingPhoto()
    interactor.leave()
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
    router.choosePhoto()
  }

  func postsRetryTapped() {
    interactor.reloadPosts()
  }

  func postSelected(at index: Int) {
    router.showPost(posts[index])
  }

  func logOutTapped() {
    router.cancelChoosingPhoto()
    interactor.logOut()
  }
}

extension ProfilePresenter: ProfileInteractorOutput {
  // MARK: Loading

  func didStartLoading() {
    view?.hideLoadError()
    view?.startLoadingIndicator()
  }

  func didEndLoading() {
    view?.stopLoadingIndicator()
  }

  func didLoad(_ user: User) {
    showName(user.displayName)
    showPhoto(user.photo)
    view?.showProfile()
    interactor.loadPosts()
  }

  func didFailToLoad(_ error: any Error) {
    view?.showLoadError(error.localizedDescription)
  }

  // MARK: Display name

  func didRefuseDisplayName(_ error: DisplayNameError) {
    view?.showNameError(error.localizedDescription)
  }

  func didKeepDisplayName(_ name: DisplayName) {
    view?.hideNameError()
    fillNameField(with: name)
  }

  func didStartChangingDisplayName() {
    view?.hideNameError()
    view?.setNameFieldEnabled(false)
    view?.startSavingIndicator()
  }

  func didEndChangingDisplayName() {
    view?.setNameFieldEnabled(true)
    view?.stopSavingIndicator()
  }

  func didChangeDisplayName(to name: DisplayName) {
    showName(name)
  }

  func didFailToChangeDisplayName(_ error: any Error) {
    view?.showNameError(error.localizedDescription)
  }

  private func showName(_ name: DisplayName) {
    view?.setName(name.text)
    fillNameField(with: name)
  }

  private func fillNameField(with name: DisplayName) {
    view?.setNameFieldText(name.text)
    showNameCount(of: name.text)
  }

  private func showNameCount(of text: String) {
    view?.setNameCount("\(text.count) of \(DisplayName.maximumCharacterCount)")
  }

  // MARK: Photo

  func didStartChangingPhoto() {
    view?.hidePhotoError()
  }

  func didChangePhoto(to photo: Photo) {
    view?.setChangePhotoEnabled(true)
    showPhoto(photo)
  }

  func didFailToChangePhoto(_ error: any Error) {
    view?.setChangePhotoEnabled(true)
    view?.showPhotoError(error.localizedDescription)
  }

  private func showPhoto(_ photo: Photo?) {
    if let photo {
      view?.setPhoto(photo.data)
    } else {
      view?.setPhotoPlaceholder()
    }
  }

  // MARK: Posts

  func didStartReloadingPosts() {
    view?.hidePostsError()
  }

  func didLoadPosts(_ posts: [Post]) {
    self.posts = posts
    if posts.isEmpty {
      view?.showNoPosts()
    } else {
      view?.showPosts(posts.map { row(of: $0) })
    }
  }

  func didFailToLoadPosts(_ error: any Error) {
    view?.showPostsError(error.localizedDescription)
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func didLogOut() {
    router.showLogIn()
  }
}

extension ProfilePresenter: ProfileRouterOutput {
  func didChoosePhoto(_ data: Data?) {
    if let data {
      interactor.changePhoto(to: data)
    } else {
      view?.setChangePhotoEnabled(true)
    }
  }
}
