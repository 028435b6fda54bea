import Behavior
import Testability

extension HandWrittenFault {
  /// Returns a line that says how random use found the fault.
  ///
  /// - Parameter troubles: The troubles of random use with the fault.
  /// - Returns: The kind, seed and steps of the first trouble, and the meaning of the fault.
  /// - Throws: ``FaultError`` if there is no trouble, or a trouble in another architecture.
  func finding(in troubles: [Trouble]) throws(FaultError) -> String {
    guard let first = troubles.min(by: { $0.seed < $1.seed }) else {
      throw FaultError("random use does not find: \(meaning)")
    }
    for trouble in troubles where trouble.architectures != [architecture] {
      throw FaultError(
        "random use finds a \(trouble.kind) in \(trouble.architectures.joined(separator: ", ")).")
    }
    return """
      \(id): \(first.kind) from seed \(first.seed), \(first.shortestStepCount) steps, in \
      \(first.sessionCount) sessions: \(meaning)
      """
  }
}
