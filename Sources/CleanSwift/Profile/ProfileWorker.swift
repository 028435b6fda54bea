import Foundation
import Models

/// Does the interactor's work with the services, the cache and the photo library.
final class ProfileWorker {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: User

  var cachedUser: User? {
    get { cache.user }
    set { cache.user = newValue }
  }

  func updateCachedUser(_ id: User.ID?, _ change: (inout User) -> Void) {
    cache.update(id, change)
  }

  func fetchUser() async throws -> User {
    try await service.currentUser()
  }

  func changeDisplayName(to name: DisplayName) async throws {
    try await service.changeDisplayName(to: name)
  }

  func changePhoto(to photo: Photo) async throws {
    try await service.changePhoto(to: photo)
  }

  func logOut() {
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }

  // MARK: Posts

  func fetchPosts(by user: User) async throws -> [Post] {
    try await postService.posts(by: user.id)
  }

  // MARK: Photo library

  func choosePhoto() async -> Data? {
    await photoLibrary.choosePhoto()
  }
}
