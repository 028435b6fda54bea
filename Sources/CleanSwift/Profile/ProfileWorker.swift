import Foundation
import Models

/// Asks the services and the photo library, caches the user and accepted changes, and returns the
/// answers.
///
/// The worker owns the requests, so the interactor contains only use cases. As is usual in Clean
/// Swift, the answer goes to a completion handler, which is not called once the request is
/// cancelled or let go.
///
/// One may object that a photo library presents a screen. A photo from it is data to fetch too, so
/// the library is one of the worker's sources.
final class ProfileWorker {
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

  var cachedUser: User? { cache.user }

  func load(completionHandler: @escaping @MainActor (Result<User, any Error>) -> Void) {
    requests.start(
      .load,
      { [service, cache] in
        let user = try await service.currentUser()
        try Task.checkCancellation()
        cache.user = user
        return user
      }, deliver: completionHandler)
  }

  // MARK: Display name

  func changeDisplayName(
    to name: DisplayName, of user: User,
    completionHandler: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    requests.start(
      .changeDisplayName,
      { [service, cache] in
        try await service.changeDisplayName(to: name)
        try Task.checkCancellation()
        cache.update(user.id) { $0.displayName = name }
      }, deliver: completionHandler)
  }

  // MARK: Photo

  func choosePhoto(completionHandler: @escaping @MainActor (Data?) -> Void) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      completionHandler(result.get())
    }
  }

  func changePhoto(
    to photo: Photo, of user: User,
    completionHandler: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    requests.start(
      .changePhoto,
      { [service, cache] in
        try await service.changePhoto(to: photo)
        try Task.checkCancellation()
        cache.update(user.id) { $0.photo = photo }
      }, deliver: completionHandler)
  }

  // MARK: Posts

  func loadPosts(
    by user: User, completionHandler: @escaping @MainActor (Result<[Post], any Error>) -> Void
  ) {
    requests.start(
      .loadPosts,
      { [postService] in
        try await postService.posts(by: user.id)
      }, deliver: completionHandler)
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
