import Foundation
import Models

/// Loads, caches and saves the data of the profile screen, and answers its caller.
///
/// The photo library is behind a protocol without UI, so the store asks it as it asks the service.
/// The store keeps no state but its requests; the view controller keeps the state of the screen.
final class ProfileStore {
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

  // MARK: Life cycle

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  /// The user in the cache; `nil` if none is cached.
  var cachedUser: User? { cache.user }

  func load(then answer: @escaping @MainActor (Result<User, any Error>) -> Void) {
    requests.start(
      .load,
      { [service, cache] in
        let user = try await service.currentUser()
        try Task.checkCancellation()
        cache.user = user
        return user
      }, deliver: answer)
  }

  // MARK: Display name

  func changeDisplayName(
    to name: DisplayName, of user: User,
    then answer: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    requests.start(
      .changeDisplayName,
      { [service, cache] in
        try await service.changeDisplayName(to: name)
        try Task.checkCancellation()
        cache.update(user.id) { $0.displayName = name }
      }, deliver: answer)
  }

  // MARK: Photo

  /// Asks the person to choose a photo, and answers with `nil` if the person cancels.
  func choosePhoto(then answer: @escaping @MainActor (Data?) -> Void) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      answer(result.get())
    }
  }

  func changePhoto(
    to photo: Photo, of user: User,
    then answer: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    requests.start(
      .changePhoto,
      { [service, cache] in
        try await service.changePhoto(to: photo)
        try Task.checkCancellation()
        cache.update(user.id) { $0.photo = photo }
      }, deliver: answer)
  }

  // MARK: Posts

  func loadPosts(
    by user: User, then answer: @escaping @MainActor (Result<[Post], any Error>) -> Void
  ) {
    requests.start(
      .loadPosts,
      { [postService] in
        try await postService.posts(by: user.id)
      }, deliver: answer)
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
