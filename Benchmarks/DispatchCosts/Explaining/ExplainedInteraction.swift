/// The functions that one interaction enters in each architecture, with their instructions.
package struct ExplainedInteraction: Codable, Equatable, Sendable {
  /// The explanation of one architecture.
  struct ExplainedArchitecture: Codable, Equatable, Sendable {
    var id: String
    var name: String
    var explanation: Explanation
  }

  /// The interaction's name, such as `greeting-tap`.
  var interaction: String
  var architectures: [ExplainedArchitecture]
  /// The reasons why something is missing.
  var notes: [String]
}
