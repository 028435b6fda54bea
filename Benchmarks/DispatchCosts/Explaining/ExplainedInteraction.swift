/// Where the instructions of one interaction go, in each of some architectures.
package struct ExplainedInteraction: Codable, Equatable, Sendable {
  /// One architecture.
  package struct ExplainedArchitecture: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    package var explanation: Explanation
  }

  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  package var architectures: [ExplainedArchitecture]
  /// What is missing, and why.
  package var notes: [String]
}
