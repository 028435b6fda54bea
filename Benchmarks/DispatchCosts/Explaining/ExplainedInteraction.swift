/// The functions that one interaction enters in each architecture, with their instructions.
package struct ExplainedInteraction: Codable, Equatable, Sendable {
  /// The explanation of one architecture.
  package struct ExplainedArchitecture: Codable, Equatable, Sendable {
    package var id: String
    var name: String
    package var explanation: Explanation
  }

  /// The interaction's name, such as `greeting-tap`.
  package var interaction: String
  package var architectures: [ExplainedArchitecture]
  /// The reasons why something is missing.
  var notes: [String]
}
