import Models
import Store

/// A user service that reads and changes the user in a store, over a connection that can be slow.
@MainActor final class ConnectedUserService: UserService {
  private let store: UserStore
  private let connection: Connection
  private var requestsAtStore = 0

  init(store: UserStore, connection: Connection) {
    self.store = store
    self.connection = connection
  }

  /// True while a request waits for the store, which another process may have locked.
  var isAtStore: Bool { requestsAtStore > 0 }

  func currentUser() async throws -> User {
    try await ask { try await store.currentUser() }
  }

  func changeDisplayName(to name: DisplayName) async throws {
    try await ask { try await store.changeDisplayName(to: name) }
  }

  func changePhoto(to photo: Photo) async throws {
    try await ask { try await store.changePhoto(to: photo) }
  }

  func logOut() async throws {
    try await ask { try await store.logOut() }
  }

  private func ask<Answer: Sendable>(_ request: () async throws -> Answer) async throws -> Answer {
    try await connection.carry(orThrow: UserServiceError.unreachable)
    requestsAtStore += 1
    defer { requestsAtStore -= 1 }
    return try await request()
  }
}
