import Foundation
import Models

/// The signed-in user with the newest posts, the name that is being typed, what is in flight and
/// what went wrong.
///
/// One may object that a name half typed and a request in flight are no business of a model. Later
/// Smalltalks gave such state a model of its own, the application model, between the views and the
/// domain. This is one; the domain is in the module `Models`.
final class ProfileModel: Model<ProfileAspect> {
  private(set) var user: User?
  private(set) var loadError: (any Error)? {
    didSet { changed(.loadError) }
  }

  /// The name as the person has typed it so far.
  private(set) var draftName = "" {
    didSet { changed(.draftName) }
  }
  private(set) var nameError: (any Error)? {
    didSet { changed(.nameError) }
  }
  private(set) var photoError: (any Error)? {
    didSet { changed(.photoError) }
  }

  /// The newest posts, the newest first; `nil` until they are loaded.
  private(set) var posts: [Post]? {
    didSet { changed(.posts) }
  }
  private(set) var postsError: (any Error)? {
    didSet { changed(.postsError) }
  }

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let requests = Requests()

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: Opening and closing

  func open() {
    if let user = cache.user {
      take(user)
    } else {
      load()
    }
  }

  func close() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // A change goes on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  var isLoading: Bool { requests.isInFlight(.load) }

  func load() {
    loadError = nil
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
    changed(.loading)
  }

  private func didLoad(_ result: Result<User, any Error>) {
    changed(.loading)
    switch result {
    case .success(let user): take(user)
    case .failure(let error): loadError = error
    }
  }

  private func take(_ user: User) {
    self.user = user
    takeDisplayName(user.displayName)
    changed(.photo)
    changed(.user)
    loadPosts(by: user)
  }

  // MARK: Display name

  var isSavingName: Bool { requests.isInFlight(.changeDisplayName) }

  func editName(_ text: String) {
    draftName = text
  }

  func saveName(_ text: String) {
    // After logging out, the name field ends editing, and there is no user whose name could change.
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      nameError = nil
      if name == user.displayName {
        draftName = user.displayName.text
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      nameError = error
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
    changed(.savingName)
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    changed(.savingName)
    switch result {
    case .success:
      user?.displayName = name
      takeDisplayName(name)
    case .failure(let error):
      nameError = error
    }
  }

  private func takeDisplayName(_ name: DisplayName) {
    changed(.displayName)
    draftName = name.text
  }

  // MARK: Photo

  /// True from opening the photo library until the photo is saved, refused or not chosen.
  var isChangingPhoto: Bool {
    requests.isInFlight(.choosePhoto) || requests.isInFlight(.changePhoto)
  }

  func choosePhoto() {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
    changed(.changingPhoto)
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      changed(.changingPhoto)
      return
    }
    do {
      let photo = try Photo(data)
      photoError = nil
      changePhoto(to: photo, of: user)
    } catch {
      changed(.changingPhoto)
      photoError = error
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
    changed(.changingPhoto)
    switch result {
    case .success:
      user?.photo = photo
      changed(.photo)
    case .failure(let error):
      photoError = error
    }
  }

  // MARK: Posts

  func reloadPosts() {
    guard let user else { return }
    postsError = nil
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
    case .success(let posts): self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    case .failure(let error): postsError = error
    }
  }

  // MARK: Log out

  /// Forgets the user without announcing it, so that a screen on its way out keeps what it shows.
  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }
}
