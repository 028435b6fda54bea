import Models
import Scenarios

/// A service with room for one request, which waits until it is told to answer.
///
/// `ScenarioService` remembers every request, so that it would cost more from one to the next.
@MainActor final class SlowService: UserService {
  private var waiting: UnsafeContinuation<Void, any Error>?

  /// Says yes to the request that waits, if one does.
  func accept() {
    waiting?.resume()
    waiting = nil
  }

  /// Says to the request that waits, if one does, that the service is out of reach.
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
