import Interactions

/// The functions that one interaction enters in each architecture, with the number of instructions
/// in each.
package struct ExplainedInteraction: Codable, Equatable, Sendable {
  /// The functions that the interaction enters in one architecture.
  package struct ExplainedArchitecture: Codable, Equatable, Sendable {
    package var id: String
    var name: String
    package var explanation: Explanation
  }

  package var interaction: Interaction
  package var architectures: [ExplainedArchitecture]
  /// Sentences for the report that say what is missing or not exact, and why.
  var notes: [String]
}
