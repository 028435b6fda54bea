import Architectures
import Scenarios

/// Something that random use has found, in the shortest session that shows it.
package struct Finding: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// Architectures are not the same.
    case difference
    /// Something of a screen is alive after its end.
    case leak
    /// The process ended.
    case crash
    /// The session did not come to its end.
    case hang
  }

  package var kind: Kind
  /// The ids of those that are unlike the others, or do what they must not.
  package var architectures: [String]
  /// The seed of the session in which it was found first.
  package var seed: UInt64
  /// How many sessions have shown it.
  package var sessionCount = 1
  /// How many steps the session had, and how many it takes.
  package var stepCount: Int
  package var shortestStepCount: Int
  /// What was seen, in lines for people.
  package var details: [String]
  /// The shortest session as a scenario, in Swift.
  package var scenario: String
}

extension RandomSession {
  /// What was asked by the end, as an expectation.
  @MainActor func requests(in architecture: Architecture) -> Step {
    let last = play(in: architecture, looksAtObjects: false).observations.last
    return .asked(last?.world?.calls.map(\.request) ?? [])
  }

  /// The session as a scenario that can be pasted among the others.
  ///
  /// - Parameters:
  ///   - seed: What the session was made up from, after which the scenario is named.
  ///   - expectations: What must hold at its end.
  ///   - remark: A comment for what no step can expect.
  /// - Returns: Swift source, whose requirement is left open.
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

  /// What the names of its scenarios begin with.
  var feature: String {
    switch self {
    case .greeting: "greeting"
    case .profile: "profile"
    }
  }
}
