import Tables

/// What random use of all architectures has found.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the format.
  package var schema = 1
  package var environment: RunEnvironment
  /// The ids of the architectures, in the order of the list.
  package var architectures: [String]
  /// The seed of the first session; each further one has the next.
  package var seed: UInt64
  /// How many sessions were asked for.
  package var requestedSessions: Int
  /// How many sessions were played to their end in each architecture.
  package var sessions: Int
  /// The steps of these sessions, each played in each architecture.
  package var steps: Int
  /// How many sessions have shown something, by its kind; each kind is there.
  package var counts: [String: Int]
  /// One for each kind and the architectures concerned.
  package var findings: [Finding]
  /// What the Swift runtime has complained of, such as continuations that nobody can resume any more,
  /// and processes that ended outside of a session.
  package var complaints: [String]
  /// What is not known of the environment.
  package var notes: [String]

  /// Whether all was played and nothing found.
  package var holds: Bool {
    findings.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// How many sessions have shown something of a kind.
  package func count(_ kind: Finding.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
