import Foundation
import Models

/// Does the interactor's work with the service, the cache and the photo library.
final class ProfileWorker {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary

  init(service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
  }

  // MARK: User

  var cachedUser: User? {
    get { cache.user }
    set { cache.user = newValue }
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

  // MARK: Photo library

  func choosePhoto() async -> Data? {
    await photoLibrary.choosePhoto()
  }
}
