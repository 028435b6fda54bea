import Models
import Scenarios

/// A service that holds one request until it is told to answer.
///
/// `ScenarioService` remembers every request, so that each would cost more than the one before.
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
