import Foundation
import Models

/// The signed-in user and the newest posts, with the state of the screen that shows them.
///
/// One may object that a half-typed name and a request in flight do not belong to a model. Later
/// versions of Smalltalk gave such state a model of its own: the application model, between the
/// views and the domain. `ProfileModel` is an application model. The domain is in the module
/// `Models`. One may also object that the controller decides little. Most of what an input means
/// depends on this state.
final class ProfileModel: Model<ProfileAspect> {
  private(set) var user: User?
  private(set) var isLoading = false {
    didSet { changed(.loading) }
  }
  private(set) var loadError: (any Error)? {
    didSet { changed(.loadError) }
  }

  /// The text in the name field, saved or not.
  private(set) var draftName = "" {
    didSet { changed(.draftName) }
  }
  private(set) var isSavingName = false {
    didSet { changed(.savingName) }
  }
  private(set) var nameError: (any Error)? {
    didSet { changed(.nameError) }
  }

  /// True from opening the photo library until the photo is saved, refused or not chosen.
  private(set) var isChangingPhoto = false {
    didSet { changed(.changingPhoto) }
  }
  private(set) var photoError: (any Error)? {
    didSet { changed(.photoError) }
  }

  /// The newest posts, newest first; empty until they are loaded.
  private(set) var posts: [Post] = [] {
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
  private var hasAppeared = false

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

  /// Takes the cached user or loads the user, when the screen appears for the first time.
  func load() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      take(user)
    } else {
      reload()
    }
  }

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

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

  func changeDraft(to text: String) {
    draftName = text
  }

  func changeDisplayName() {
    // Logging out ends the editing of the name field, when there is no user any more.
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
      nameError = error
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

  func choosePhoto() {
    isChangingPhoto = true
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      isChangingPhoto = false
      return
    }
    do {
      let photo = try Photo(data)
      photoError = nil
      changePhoto(to: photo, of: user)
    } catch {
      isChangingPhoto = false
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
    isChangingPhoto = false
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

  /// Forgets the user without announcing it, so that the screen keeps its content until it is gone.
  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
