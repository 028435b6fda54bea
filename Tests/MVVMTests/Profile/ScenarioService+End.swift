import Jobs
import Scenarios

extension ScenarioService {
  /// Ends every request, including those that a task is about to send, so that no task waits after
  /// a test.
  func endRequests() async throws {
    try await settle()
    endEveryCall()
    try await settle()
  }
}
