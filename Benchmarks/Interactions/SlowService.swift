import Models
import Scenarios

/// A user service that keeps one request waiting until `accept` or `fail` is called.
///
/// A `ScenarioService` would remember every request, so that each request would cost more than the
/// previous one.
@MainActor final class SlowService: UserService {
  private var waiting: UnsafeContinuation<Void, any Error>?

  /// Lets the waiting request succeed, if there is one.
  func accept() {
    waiting?.resume()
    waiting = nil
  }

  /// Lets the waiting request fail because the service is unreachable, if there is one.
  func fail() {
    waiting?.resume(throwing: UserServiceError.unreachable)
    waiting = nil
  }

  func currentUser() async throws -> User {
    try await wait()
    return .blaine
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
