import Models
import Scenarios

/// A user service that keeps one request waiting until `accept` or `fail` is called.
///
/// The service does not remember requests that it has answered. A `ScenarioService` remembers every
/// request, and therefore each request costs more than the previous one.
@MainActor final class SlowService: UserService {
  private var waiting: UnsafeContinuation<Void, any Error>?

  /// Lets the waiting request, if there is one, succeed.
  func accept() {
    waiting?.resume()
    waiting = nil
  }

  /// Lets the waiting request, if there is one, fail with the error `unreachable`.
  func fail() {
    waiting?.resume(throwing: UserServiceError.unreachable)
    waiting = nil
  }

  func currentUser() async throws -> User {
    try await wait()
    return .measured
  }

  func changeDisplayName(to name: DisplayName) async throws {
    try await wait()
  }

  func changePhoto(to photo: Photo) async throws {
    try await wait()
  }

  func logOut() async throws {
    try await wait()
  }

  private func wait() async throws {
    try await withUnsafeThrowingContinuation { waiting = $0 }
  }
}
