import Foundation
import Models

/// The presenter that decides what the profile screen shows and asks the services.
final class ProfilePresenter: ProfilePresenterProtocol {
  private static let shownPostCount = 5

  weak var view: (any ProfileViewProtocol)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  private var hasAppeared = false
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

  // MARK: Life cycle

  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let cachedUser = cache.user {
      present(cachedUser)
    } else {
      loadUser()
    }
  }

  func viewDidLeave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  func logOutTapped() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    Task { [service] in try? await service.logOut() }
    view?.openLogIn()
  }

  // MARK: Loading

  func retryTapped() {
    loadUser()
  }

  private func loadUser() {
    view?.showLoading()
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.finishLoading(result)
    }
  }

  private func finishLoading(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      cache.user = user
      present(user)
    case .failure(let error):
      view?.showLoadError(error.localizedDescription)
    }
  }

  private func present(_ user: User) {
    self.user = user
    presentName(user.displayName)
    view?.showPhoto(user.photo?.data)
    view?.showProfile()
    loadPosts()
  }

  // MARK: Display name

  func nameChanged(to text: String) {
    view?.showNameError(nil)
    presentCount(of: text)
  }

  func nameEditingEnded(with text: String) {
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      view?.showNameError(nil)
      if name == user.displayName {
        presentName(user.displayName)
      } else {
        changeDisplayName(of: user.id, to: name)
      }
    } catch {
      view?.showNameError(error.localizedDescription)
    }
  }

  private func changeDisplayName(of userID: User.ID, to name: DisplayName) {
    view?.setSavingName(true)
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.finishChangingDisplayName(to: name, result)
    }
  }

  private func finishChangingDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    view?.setSavingName(false)
    switch result {
    case .success:
      user?.displayName = name
      presentName(name)
    case .failure(let error):
      view?.showNameError(error.localizedDescription)
    }
  }

  private func presentName(_ name: DisplayName) {
    view?.showName(name.text)
    view?.fillNameField(name.text)
    presentCount(of: name.text)
  }

  private func presentCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    view?.showNameCount("\(count) of \(DisplayName.maximumCharacterCount)")
  }

  // MARK: Photo

  func changePhotoTapped() {
    view?.setPhotoChangeEnabled(false)
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.finishChoosingPhoto(result.get())
    }
  }

  private func finishChoosingPhoto(_ data: Data?) {
    guard let user, let data else {
      view?.setPhotoChangeEnabled(true)
      return
    }
    do {
      let photo = try Photo(data)
      changePhoto(of: user.id, to: photo)
    } catch {
      view?.setPhotoChangeEnabled(true)
      view?.showPhotoError(error.localizedDescription)
    }
  }

  private func changePhoto(of userID: User.ID, to photo: Photo) {
    view?.showPhotoError(nil)
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.finishChangingPhoto(to: photo, result)
    }
  }

  private func finishChangingPhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    view?.setPhotoChangeEnabled(true)
    switch result {
    case .success:
      user?.photo = photo
      view?.showPhoto(photo.data)
    case .failure(let error):
      view?.showPhotoError(error.localizedDescription)
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    loadPosts()
  }

  func postSelected(at index: Int) {
    view?.openPost(posts[index])
  }

  private func loadPosts() {
    guard let user else { return }
    view?.hidePosts()
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.finishLoadingPosts(result)
    }
  }

  private func finishLoadingPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let loadedPosts):
      present(loadedPosts)
    case .failure(let error):
      view?.showPostsError(error.localizedDescription)
    }
  }

  private func present(_ loadedPosts: [Post]) {
    posts = Array(loadedPosts.sorted { $0.date > $1.date }.prefix(Self.shownPostCount))
    if posts.isEmpty {
      view?.showNoPosts()
    } else {
      let dayStyle = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      view?.showPosts(
        posts.map { PostRow(title: $0.title, date: $0.date.formatted(dayStyle)) })
    }
  }
}
