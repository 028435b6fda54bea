import Foundation
import Models

/// Does the interactor's work: asks the services and the photo library, caches what has been
/// accepted, and hands the answer back.
///
/// The worker owns the requests, so that the interactor knows use cases only. As is usual in Clean
/// Swift, the answer goes to a completion handler, which is not called once the request is
/// cancelled or let go.
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

  // MARK: Loading

  var cachedUser: User? {
    cache.user
  }

  func loadUser(completionHandler: @escaping @MainActor (Result<User, any Error>) -> Void) {
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { result in
      completionHandler(result)
    }
  }

  // MARK: Display name

  func changeDisplayName(
    to name: DisplayName, of user: User,
    completionHandler: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { result in
      completionHandler(result)
    }
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
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { result in
      completionHandler(result)
    }
  }

  // MARK: Posts

  func loadPosts(
    by user: User, completionHandler: @escaping @MainActor (Result<[Post], any Error>) -> Void
  ) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { result in
      completionHandler(result)
    }
  }

  // MARK: Leaving

  func logOut() {
    requests.cancelAll()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // A change goes on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }
}
