import Models
import Scenarios

/// A service with room for one request, which waits until it is told to answer.
///
/// `ScenarioService` remembers every request, so that it would cost more from one to the next.
@MainActor final class SlowService: UserService {
  private var waiting: UnsafeContinuation<Void, Never>?

  /// Says yes to the request that waits, if one does.
  func accept() {
    waiting?.resume()
    waiting = nil
  }

  func currentUser() async throws -> User {
    await wait()
    return .blaine
  }

  func changeDisplayName(to name: DisplayName) async throws {
    await wait()
  }

  func changePhoto(to photo: Photo) async throws {
    await wait()
  }

  func logOut() async throws {
    await wait()
  }

  private func wait() async {
    await withUnsafeContinuation { waiting = $0 }
  }
}
