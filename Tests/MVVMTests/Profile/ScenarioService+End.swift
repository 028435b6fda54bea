import Jobs
import Scenarios

extension ScenarioService {
  /// Ends every request, so that no task waits after a test.
  ///
  /// The requests that tasks are about to send are ended, too.
  func endRequests() async throws {
    try await settle()
    endEveryCall()
    try await settle()
  }
}
