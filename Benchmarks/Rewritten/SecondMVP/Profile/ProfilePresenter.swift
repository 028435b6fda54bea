import Foundation
import Models

/// The presenter that loads the profile, changes it and decides what its view shows.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let requests = Requests()
  private var user: User?
  private var posts: [Post] = []

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: - Loading

  private func loadUser() {
    view?.showLoading()
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.didLoadUser(result)
    }
  }

  private func didLoadUser(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      cache.user = user
      showProfile(of: user)
    case .failure(let error):
      view?.showLoadError(error.localizedDescription)
    }
  }

  private func showProfile(of user: User) {
    self.user = user
    showName(user.displayName)
    view?.showPhoto(user.photo?.data)
    view?.showProfile()
    loadPosts()
  }

  // MARK: - Display name

  private func changeDisplayName(of userID: User.ID, to name: DisplayName) {
    view?.setSavingName(true)
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
      return name
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(result)
    }
  }

  private func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    view?.setSavingName(false)
    switch result {
    case .success(let name):
      user?.displayName = name
      showName(name)
    case .failure(let error):
      view?.showNameError(error.localizedDescription)
    }
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

  // MARK: - Photo

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      view?.setChangePhotoEnabled(true)
      return
    }
    do {
      changePhoto(of: user.id, to: try Photo(data))
    } catch {
      view?.showPhotoError(error.localizedDescription)
      view?.setChangePhotoEnabled(true)
    }
  }

  private func changePhoto(of userID: User.ID, to photo: Photo) {
    view?.showPhotoError(nil)
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
      return photo
    } deliver: { [weak self] result in
      self?.didChangePhoto(result)
    }
  }

  private func didChangePhoto(_ result: Result<Photo, any Error>) {
    view?.setChangePhotoEnabled(true)
    switch result {
    case .success(let photo):
      user?.photo = photo
      view?.showPhoto(photo.data)
    case .failure(let error):
      view?.showPhotoError(error.localizedDescription)
    }
  }

  // MARK: - Posts

  private func loadPosts() {
    guard let user else { return }
    view?.showPostsError(nil)
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      if posts.isEmpty {
        view?.showNoPosts()
      } else {
        view?.showPosts(self.posts.map(row))
      }
    case .failure(let error):
      view?.showPostsError(error.localizedDescription)
    }
  }

  private func row(for post: Post) -> ProfilePostRow {
    let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return ProfilePostRow(title: post.title, date: post.date.formatted(day))
  }
}

extension ProfilePresenter: ProfilePresenterProtocol {
  func viewDidLoad() {
    if let user = cache.user {
      showProfile(of: user)
    } else {
      loadUser()
    }
  }

  func viewDidLeave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  func didTapRetry() {
    loadUser()
  }

  func didTapLogOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    Task { [service] in try? await service.logOut() }
    view?.openLogIn()
  }

  func didEditName(_ text: String) {
    view?.showNameError(nil)
    showNameCount(of: text)
  }

  func didEndEditingName(_ text: String) {
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      view?.showNameError(nil)
      if name == user.displayName {
        showName(name)
      } else {
        changeDisplayName(of: user.id, to: name)
      }
    } catch {
      view?.showNameError(error.localizedDescription)
    }
  }

  func didTapChangePhoto() {
    view?.setChangePhotoEnabled(false)
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  func didTapRetryPosts() {
    loadPosts()
  }

  func didSelectPost(at index: Int) {
    view?.openPost(posts[index])
  }
}
