import Tables

/// The result of using all architectures at random.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  package var schema = 1
  package var environment: RunEnvironment
  /// The ids of the architectures, in the order of the comparison.
  package var architectures: [String]
  /// The seed of the first session; each further one has the next.
  package var seed: UInt64
  /// The number of requested sessions.
  package var requestedSessions: Int
  /// The number of sessions that were played to their end in every architecture.
  package var sessions: Int
  /// The number of their steps; every architecture has played all of them.
  package var steps: Int
  /// The number of sessions with a finding, by its kind; every kind has an entry.
  package var counts: [String: Int]
  /// One finding for each kind and set of concerned architectures.
  package var findings: [Finding]
  /// The Swift runtime's messages, such as those on leaked continuations, and the processes that
  /// ended outside of a session.
  package var complaints: [String]
  /// The facts about the environment that are missing.
  package var notes: [String]

  /// True if all sessions were played and nothing was found.
  package var holds: Bool {
    findings.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// Returns the number of sessions with a finding of a kind.
  package func count(_ kind: Finding.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
