import Foundation
import Models

/// The signed-in user and the newest posts, with the state of the screen that shows them.
final class ProfileModel: Model<ProfileAspect> {
  private(set) var isLoading = false {
    didSet { changed(.loading) }
  }
  private(set) var loadError: String? {
    didSet { changed(.loadError) }
  }
  private(set) var user: User?

  /// The text in the name field, saved or not.
  private(set) var draftName = "" {
    didSet { changed(.draftName) }
  }
  private(set) var isSavingName = false {
    didSet { changed(.savingName) }
  }
  private(set) var nameError: String? {
    didSet { changed(.nameError) }
  }

  /// True from opening the photo library until the photo is saved, refused or not chosen.
  private(set) var isChangingPhoto = false {
    didSet { changed(.changingPhoto) }
  }
  private(set) var photoError: String? {
    didSet { changed(.photoError) }
  }

  /// The newest posts, newest first; empty until they are loaded.
  private(set) var posts: [Post] = []
  private(set) var postsState = PostsState.loading {
    didSet { changed(.posts) }
  }

  private let service: any UserService
  private let cache: UserCache
  private let postService: any PostService
  private let requests = Requests()

  init(service: any UserService, cache: UserCache, postService: any PostService) {
    self.service = service
    self.cache = cache
    self.postService = postService
  }

  // MARK: Life cycle

  func leave() {
    requests.cancel(.load, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  func load() {
    if let user = cache.user {
      take(user)
    } else {
      reload()
    }
  }

  func reload() {
    loadError = nil
    isLoading = true
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    isLoading = false
    switch result {
    case .success(let user): take(user)
    case .failure(let error): loadError = error.localizedDescription
    }
  }

  private func take(_ user: User) {
    self.user = user
    changed(.name)
    changed(.photo)
    changed(.user)
    draftName = user.displayName.text
    loadPosts(by: user)
  }

  // MARK: Display name

  /// The number of characters in the drafted name, such as `12 of 40`.
  var nameCount: String {
    let count = DisplayName.characterCount(of: draftName)
    return "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  func changeDraft(to text: String) {
    draftName = text
    nameError = nil
  }

  func changeDisplayName() {
    // After logging out there is no user whose name could change.
    guard let user else { return }
    do {
      let name = try DisplayName(draftName)
      nameError = nil
      if name == user.displayName {
        draftName = user.displayName.text
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      nameError = error.localizedDescription
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    isSavingName = true
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    isSavingName = false
    switch result {
    case .success:
      user?.displayName = name
      changed(.name)
      draftName = name.text
    case .failure(let error):
      nameError = error.localizedDescription
    }
  }

  // MARK: Photo

  func beginChangingPhoto() {
    isChangingPhoto = true
  }

  func cancelChangingPhoto() {
    isChangingPhoto = false
  }

  func changePhoto(to data: Data) {
    guard let user else { return }
    do {
      let photo = try Photo(data)
      photoError = nil
      changePhoto(to: photo, of: user)
    } catch {
      isChangingPhoto = false
      photoError = error.localizedDescription
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    isChangingPhoto = false
    switch result {
    case .success:
      user?.photo = photo
      changed(.photo)
    case .failure(let error):
      photoError = error.localizedDescription
    }
  }

  // MARK: Posts

  func reloadPosts() {
    guard let user else { return }
    postsState = .loading
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): take(posts)
    case .failure(let error): postsState = .failed(message: error.localizedDescription)
    }
  }

  private func take(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    postsState = posts.isEmpty ? .empty : .loaded(self.posts.map { row(of: $0) })
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    // Not announced, as the screen keeps its content until it is gone.
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
