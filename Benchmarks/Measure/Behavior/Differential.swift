import Reports

/// The result of playing the same random sessions in several architectures.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  /// The ids of the architectures, such as `mvc`, in the order in which they are compared.
  var architectures: [String]
  /// The seed of the first session; each later session has the next number as its seed.
  var seed: UInt64
  /// The number of sessions that the run had to play.
  var requestedSessions: Int
  /// The number of sessions that were played to the end in every architecture.
  var sessions: Int
  /// The number of steps in the sessions that were played to the end.
  ///
  /// Every architecture has played all of these steps.
  var steps: Int
  /// For each kind of problem, the number of times that a session showed a problem of this kind.
  ///
  /// The keys are the names of the kinds, such as `leak`.
  var counts: [String: Int]
  /// The troubles; problems of the same kind in the same architectures are one trouble.
  package var troubles: [Trouble]
  /// The messages about problems that belong to no trouble.
  ///
  /// Some messages come from the Swift runtime, such as reports of leaked continuations. The other
  /// messages tell of processes that failed while they played no session.
  var complaints: [String]
  /// The sentences that say which facts about the machine and the tools are not known, and why.
  var notes: [String]

  /// True if all sessions were played and no problem was found.
  package var holds: Bool {
    troubles.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// Returns the number of times that a session showed a problem of a kind.
  func count(_ kind: Trouble.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
