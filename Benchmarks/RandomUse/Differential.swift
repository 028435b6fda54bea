import Tables

/// The result of playing the same random sessions in all architectures.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  /// The ids of the architectures, in the order of the comparison.
  var architectures: [String]
  /// The seed of the first session; each next session has a seed greater by one.
  var seed: UInt64
  /// The number of requested sessions.
  var requestedSessions: Int
  /// The number of sessions that were played to the end in every architecture.
  var sessions: Int
  /// The number of steps in these sessions; every architecture has played all of the steps.
  var steps: Int
  /// The numbers of findings by kind; every kind has an entry.
  ///
  /// Unlike ``findings``, they count a problem again in each session that shows it.
  var counts: [String: Int]
  /// The findings, one for each kind of problem and each set of affected architectures.
  package var findings: [Finding]
  /// The messages of the Swift runtime, such as reports of leaked continuations, and messages about
  /// processes that ended while they played no session.
  var complaints: [String]
  /// The parts of the environment that are not known, with the reasons.
  var notes: [String]

  /// True if all sessions were played and no problem was found.
  package var holds: Bool {
    findings.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// Returns the number of findings of a kind, counted in every session.
  func count(_ kind: Finding.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
