import Tables

/// The result of using all architectures at random.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  /// The ids of the architectures, in the order of the comparison.
  var architectures: [String]
  /// The seed of the first session; each further one has the next.
  var seed: UInt64
  /// The number of requested sessions.
  var requestedSessions: Int
  /// The number of sessions that were played to their end in every architecture.
  var sessions: Int
  /// The number of their steps; every architecture has played all of them.
  var steps: Int
  /// The number of sessions with a finding, by its kind; every kind has an entry.
  var counts: [String: Int]
  /// One finding for each kind and set of concerned architectures.
  package var findings: [Finding]
  /// The Swift runtime's messages, such as those on leaked continuations, and the processes that
  /// ended outside of a session.
  var complaints: [String]
  /// The facts about the environment that are missing.
  var notes: [String]

  /// True if all sessions were played and nothing was found.
  package var holds: Bool {
    findings.isEmpty && complaints.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && sessions == requestedSessions
  }

  /// Returns the number of sessions with a finding of a kind.
  func count(_ kind: Finding.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}
