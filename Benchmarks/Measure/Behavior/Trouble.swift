import Architectures
import Scenarios

/// A problem that a random session has shown, with the shortest session that shows the problem.
///
/// ```swift
/// let comparison = SessionComparison(architectures: Architecture.all)
/// let session = comparison.session(seed: 7)
/// if let trouble = Trouble(differenceIn: session, seed: 7, comparison: comparison) {
///   print(trouble.architectures, trouble.scenario)
/// }
/// ```
package struct Trouble: Codable, Equatable, Sendable {
  /// The kinds of problems.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The architectures behave differently.
    ///
    /// After a step of the session, the observation of one architecture is not equal to that of
    /// another architecture.
    case difference
    /// After the session, an object or a task is still alive, or memory is still allocated.
    case leak
    /// Each time that the session is played in an app, the app keeps more.
    case growth
    /// The process that played the session ended during the session.
    case crash
    /// The session did not end in time.
    case hang
  }

  package var kind: Kind
  /// The ids of the architectures that show the problem.
  ///
  /// For a difference, these are the architectures that do not behave as most others do.
  package var architectures: [String]
  /// The seed of the first session that has shown the problem.
  package var seed: UInt64
  /// The number of sessions that have shown the problem.
  package var sessionCount = 1
  /// The number of steps in the first session that has shown the problem.
  var stepCount: Int
  /// The number of steps in the shortest session that shows the problem.
  package var shortestStepCount: Int
  /// The description of the problem, as lines of text.
  var details: [String]
  /// The shortest session as the Swift source of a scenario; empty if no scenario was made.
  var scenario: String
}

extension RandomSession {
  /// Plays the session in an architecture, and returns a step that expects the session's requests.
  ///
  /// At the end of a scenario, the step checks that the scenario has sent the same requests as the
  /// session.
  @MainActor func requests(in architecture: Architecture) -> Step {
    let last = play(in: architecture, looksAtObjects: false).observations.last
    return .asked(last?.world?.calls.map(\.request) ?? [])
  }

  /// Returns the session as the Swift source of a scenario, to be added to the specification.
  ///
  /// The seed is part of the scenario's name, and the expectations must hold at the session's end.
  /// The remark, about something that no step can check, becomes a comment. The id of the
  /// requirement that the scenario proves is still `?`.
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

  /// The first part of the ids of the screen's scenarios, such as `greeting` in `greeting.shown`.
  var feature: String {
    switch self {
    case .greeting: "greeting"
    case .profile: "profile"
    }
  }
}
