import Models
import Store

/// A user service that reads and changes the user in a store, over a connection that can be slow.
@MainActor final class ConnectedUserService: UserService {
  private let store: UserStore
  private let connection: Connection

  init(store: UserStore, connection: Connection) {
    self.store = store
    self.connection = connection
  }

  func currentUser() async throws -> User {
    try await carry()
    return try await store.currentUser()
  }

  func changeDisplayName(to name: DisplayName) async throws {
    try await carry()
    try await store.changeDisplayName(to: name)
  }

  func changePhoto(to photo: Photo) async throws {
    try await carry()
    try await store.changePhoto(to: photo)
  }

  func logOut() async throws {
    try await carry()
    try await store.logOut()
  }

  private func carry() async throws {
    try await connection.carry(orThrow: UserServiceError.unreachable)
  }
}
