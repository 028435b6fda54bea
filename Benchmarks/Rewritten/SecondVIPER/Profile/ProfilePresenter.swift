import Foundation
import Models

/// The presenter that decides what the profile's view shows and where the person goes.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?

  private let interactor: any ProfileInteractorProtocol
  private let router: any ProfileRouterProtocol
  private var posts: [Post] = []

  init(interactor: any ProfileInteractorProtocol, router: any ProfileRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func showProfile(of user: User) {
    showName(user.displayName)
    view?.showPhoto(user.photo?.data)
    view?.showProfile()
    loadPosts()
  }

  private func showName(_ name: DisplayName) {
    view?.showName(name.text)
    view?.fillNameField(with: name.text)
    showNameCount(of: name.text)
  }

  private func showNameCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    view?.showNameCount("\(count) of \(DisplayName.maximumCharacterCount)")
  }

  private func loadPosts() {
    view?.showPostsError(nil)
    interactor.loadPosts()
  }

  private func showPosts(_ posts: [Post]) {
    self.posts = posts
    if posts.isEmpty {
      view?.showNoPosts()
    } else {
      view?.showPosts(posts.map(row))
    }
  }

  private func row(for post: Post) -> ProfilePostRow {
    let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return ProfilePostRow(title: post.title, date: post.date.formatted(day))
  }
}

extension ProfilePresenter: ProfilePresenterProtocol {
  func viewDidLoad() {
    interactor.loadUser()
  }

  func viewDidLeave() {
    interactor.leave()
  }

  func didTapRetry() {
    interactor.reloadUser()
  }

  func didTapLogOut() {
    interactor.logOut()
    router.openLogIn()
  }

  func didEditName(_ text: String) {
    view?.showNameError(nil)
    showNameCount(of: text)
  }

  func didEndEditingName(_ text: String) {
    interactor.changeDisplayName(to: text)
  }

  func didTapChangePhoto() {
    view?.setChangePhotoEnabled(false)
    interactor.choosePhoto()
  }

  func didTapRetryPosts() {
    loadPosts()
  }

  func didSelectPost(at index: Int) {
    router.openPost(posts[index])
  }
}

extension ProfilePresenter: ProfileInteractorOutputProtocol {
  func didStartLoadingUser() {
    view?.showLoading()
  }

  func didLoadUser(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user): showProfile(of: user)
    case .failure(let error): view?.showLoadError(error.localizedDescription)
    }
  }

  func didStartChangingDisplayName() {
    view?.showNameError(nil)
    view?.setSavingName(true)
  }

  func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    view?.setSavingName(false)
    switch result {
    case .success(let name):
      view?.showNameError(nil)
      showName(name)
    case .failure(let error):
      view?.showNameError(error.localizedDescription)
    }
  }

  func didCancelChoosingPhoto() {
    view?.setChangePhotoEnabled(true)
  }

  func didStartChangingPhoto() {
    view?.showPhotoError(nil)
  }

  func didChangePhoto(_ result: Result<Photo, any Error>) {
    view?.setChangePhotoEnabled(true)
    switch result {
    case .success(let photo): view?.showPhoto(photo.data)
    case .failure(let error): view?.showPhotoError(error.localizedDescription)
    }
  }

  func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): showPosts(posts)
    case .failure(let error): view?.showPostsError(error.localizedDescription)
    }
  }
}
