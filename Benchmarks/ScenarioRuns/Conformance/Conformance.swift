import Scenarios
import Tables

/// Which requirements each architecture meets, by the scenarios that prove them.
package struct Conformance: Codable, Equatable, Sendable {
  /// A requirement and the scenarios that prove it.
  package struct Requirement: Codable, Equatable, Sendable {
    package var id: String
    package var text: String
    /// The names of the scenarios; P-21 is proved by every one, at its end.
    package var scenarios: [String]
  }

  /// How many of a requirement's scenarios hold.
  package struct Proof: Codable, Equatable, Sendable {
    package var held: Int
    package var scenarios: Int

    /// Whether all of them hold.
    var isComplete: Bool { held == scenarios }
  }

  /// A scenario that does not hold, and why.
  package struct Failure: Codable, Equatable, Sendable {
    package var scenario: String
    package var messages: [String]
  }

  /// One architecture.
  package struct Entry: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// By the numbers of the requirements, all of them.
    package var requirements: [String: Proof]
    /// In the order of the specification; none in an architecture that meets it.
    package var failures: [Failure]
  }

  /// The version of the format.
  package var schema = 1
  package var environment: RunEnvironment
  /// The whole specification, in order.
  package var requirements: [Requirement]
  /// In the order in which they are shown.
  package var architectures: [Entry]
  /// What is not known of the environment.
  package var notes: [String]

  /// Whether every scenario holds on every architecture.
  package var isComplete: Bool { architectures.allSatisfy(\.failures.isEmpty) }
}
