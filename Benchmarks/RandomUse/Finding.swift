import Architectures
import Scenarios

/// A problem that random use has found, in the shortest session that shows it.
///
/// ```swift
/// let comparison = SessionComparison(architectures: Architecture.all)
/// let session = comparison.session(seed: 7)
/// if let finding = Finding(differenceIn: session, seed: 7, comparison: comparison) {
///   print(finding.architectures, finding.scenario)
/// }
/// ```
package struct Finding: Codable, Equatable, Sendable {
  /// The kinds of problems.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// Architectures differ.
    case difference
    /// An object of a screen is alive after the screen's end.
    case leak
    /// The process ended.
    case crash
    /// The session did not come to its end.
    case hang
  }

  package var kind: Kind
  /// The ids of the architectures that differ from the others, leak, crash or hang.
  package var architectures: [String]
  /// The seed of the first session that has shown it.
  package var seed: UInt64
  /// The number of sessions that have shown it.
  package var sessionCount = 1
  /// The number of steps of the first session.
  var stepCount: Int
  /// The number of steps of the shortest session.
  package var shortestStepCount: Int
  /// The observations in words, line by line.
  var details: [String]
  /// The shortest session as a scenario, in Swift.
  var scenario: String
}

extension RandomSession {
  /// Makes the expectation of the requests that an architecture has sent by the session's end.
  @MainActor func requests(in architecture: Architecture) -> Step {
    let last = play(in: architecture, looksAtObjects: false).observations.last
    return .asked(last?.world?.calls.map(\.request) ?? [])
  }

  /// Writes the session as a scenario that can be pasted among the others.
  ///
  /// - Parameters:
  ///   - seed: The session's seed, which is part of the scenario's name.
  ///   - expectations: The steps that must hold at its end.
  ///   - remark: A comment on an aspect that no step can expect.
  /// - Returns: Swift source with a placeholder for the proved requirement.
  func source(seed: UInt64, expectations: [Step], remark: String? = nil) -> String {
    let lines =
      steps.map { "\($0.source)," } + (remark.map { ["// \($0)"] } ?? [])
      + expectations.map { "\($0.source)," }
    return """
      Scenario(
        \(SwiftSource.literal("\(screen.feature).found-\(seed)")), proves: "?", on: \(screen.source),
        steps: [
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        ]),
      """
  }
}

extension Scenario.Screen {
  fileprivate var source: String {
    switch self {
    case .greeting(let person): ".greeting(\(person.source))"
    case .profile(let user): ".profile(cached: \(user.source))"
    }
  }

  /// The first part of the names of its scenarios.
  var feature: String {
    switch self {
    case .greeting: "greeting"
    case .profile: "profile"
    }
  }
}
