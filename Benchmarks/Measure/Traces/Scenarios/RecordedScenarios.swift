/// The calls that were recorded while scenarios were played in architectures.
package struct RecordedScenarios: Codable, Equatable, Sendable {
  /// The recorded calls of one scenario in one architecture.
  package struct Run: Codable, Equatable, Sendable {
    /// The scenario's id.
    var scenario: String
    /// The architecture's id.
    var architecture: String
    /// The outermost calls that were made while the screen was created, as indices in
    /// ``recorded``.
    var making: [Int]
    /// For each step, the outermost calls that the step caused, as indices in ``recorded``.
    var steps: [[Int]]
  }

  package var recorded: RecordedCalls
  package var runs: [Run]
}
