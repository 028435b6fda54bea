import Jobs
import Scenarios

extension ScenarioService {
  /// Ends every request, also one that a task is still about to send, so that no task is left
  /// waiting after a test.
  func endRequests() async throws {
    try await settle()
    endEveryCall()
    try await settle()
  }
}
