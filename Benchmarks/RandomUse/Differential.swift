import Tables

/// The result of playing the same random sessions in several architectures.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  /// The ids of the architectures, such as `mvc`, in the order in which they are compared.
  var architectures: [String]
  /// The seed of the first session; each next session has a seed greater by one.
  var seed: UInt64
  /// The number of requested sessions.
  var requestedSessions: Int
  /// The number of sessions that were played to the end in every architecture.
  var sessions: Int
  /// The number of steps in the sessions that were played to the end.
  ///
  /// Every architecture has played all of these steps.
  var steps: Int
  /// The number of findings of each kind, with the kind's name as the key, such as `leak`.
  ///
  /// A problem is counted once for each session that shows the problem, unlike in ``findings``.
  var counts: [String: Int]
  /// The findings, one for each kind of problem and each set of affected architectures.
  package var findings: [Finding]
  /// The messages of the Swift runtime, such as reports of leaked continuations, and messages about
  /// processes that ended while they played no session.
  var complaints: [String]
  /// The sentences about facts of the machine and the tools that are not known.
  var notes: [String]

  /// True if all sessions were played and no problem was found.
  package var holds: Bool {
    findings.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// Returns the number of findings of a kind; a problem counts in each session that shows it.
  func count(_ kind: Finding.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
