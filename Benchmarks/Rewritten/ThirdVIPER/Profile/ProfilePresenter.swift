import Foundation
import Models

/// The presenter that decides what the profile shows and words it.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?

  private let interactor: any ProfileInteractorProtocol
  private let router: any ProfileRouterProtocol

  private var hasAppeared = false
  private var posts: [Post] = []

  init(interactor: any ProfileInteractorProtocol, router: any ProfileRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func showName(_ name: DisplayName) {
    view?.showName(name.text)
    view?.setNameText(name.text)
    showCount(of: name.text)
  }

  private func showCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    view?.showNameCount("\(count) of \(DisplayName.maximumCharacterCount)")
  }

  private func loadPosts() {
    view?.showPosts(.nothing)
    interactor.loadPosts()
  }

  private func rows(of posts: [Post]) -> [PostRow] {
    let dayStyle = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return posts.map { PostRow(title: $0.title, date: $0.date.formatted(dayStyle)) }
  }
}

extension ProfilePresenter: ProfilePresenterProtocol {
  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    view?.showLoading()
    interactor.fetchUser()
  }

  func viewDidLeave() {
    interactor.leave()
  }

  func didTapRetry() {
    view?.showLoading()
    interactor.reloadUser()
  }

  func didTapLogOut() {
    interactor.logOut()
    router.showLogIn()
  }

  func didEditName(_ text: String) {
    view?.showNameError(nil)
    showCount(of: text)
  }

  func didEndEditingName(_ text: String) {
    interactor.changeDisplayName(to: text)
  }

  func didTapChangePhoto() {
    view?.setChangingPhoto(true)
    interactor.choosePhoto()
  }

  func didTapRetryPosts() {
    loadPosts()
  }

  func didSelectPost(at index: Int) {
    router.showPost(posts[index])
  }
}

extension ProfilePresenter: ProfileInteractorOutput {
  func didLoadUser(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      showName(user.displayName)
      view?.showPhoto(user.photo?.data)
      view?.showProfile()
      loadPosts()
    case .failure(let error):
      view?.showLoadError(error.localizedDescription)
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

  func didChoosePhoto(_ result: Result<Photo?, PhotoError>) {
    switch result {
    case .success(let photo?):
      view?.showPhotoError(nil)
      interactor.changePhoto(to: photo)
    case .success(nil):
      view?.setChangingPhoto(false)
    case .failure(let error):
      view?.setChangingPhoto(false)
      view?.showPhotoError(error.localizedDescription)
    }
  }

  func didChangePhoto(_ result: Result<Photo, any Error>) {
    view?.setChangingPhoto(false)
    switch result {
    case .success(let photo):
      view?.showPhoto(photo.data)
    case .failure(let error):
      view?.showPhotoError(error.localizedDescription)
    }
  }

  func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let newestPosts):
      posts = newestPosts
      view?.showPosts(posts.isEmpty ? .noPosts : .rows(rows(of: posts)))
    case .failure(let error):
      view?.showPosts(.error(error.localizedDescription))
    }
  }
}
