import Jobs
import Scenarios

extension ScenarioService {
  /// Ends every request, so that no task still waits for an answer after a test.
  ///
  /// A request that a task is just about to send is ended, too.
  func endRequests() async throws {
    try await settle()
    endEveryCall()
    try await settle()
  }
}
