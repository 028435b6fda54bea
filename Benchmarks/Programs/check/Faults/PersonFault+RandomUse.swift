import Behavior
import Testability

extension PersonFault {
  /// Returns a line that says how random use found the fault.
  ///
  /// - Parameter findings: The findings of random use with the fault.
  /// - Returns: The kind, seed and steps of the first finding, and the meaning of the fault.
  /// - Throws: ``FaultError`` if there is no finding, or a finding in another architecture.
  func judge(_ findings: [Finding]) throws(FaultError) -> String {
    guard let first = findings.min(by: { $0.seed < $1.seed }) else {
      throw FaultError("random use does not find: \(meaning)")
    }
    for finding in findings where finding.architectures != [architecture] {
      throw FaultError(
        "random use finds a \(finding.kind) in \(finding.architectures.joined(separator: ", ")).")
    }
    return """
      \(id): \(first.kind) from seed \(first.seed), \(first.shortestStepCount) steps, in \
      \(first.sessionCount) sessions: \(meaning)
      """
  }
}
