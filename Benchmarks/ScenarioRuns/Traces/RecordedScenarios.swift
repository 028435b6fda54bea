import CallTraces

/// The calls of scenarios in architectures, as the program that plays them writes them.
package struct RecordedScenarios: Codable, Equatable, Sendable {
  /// One scenario in one architecture.
  package struct Run: Codable, Equatable, Sendable {
    /// The scenario's id.
    var scenario: String
    /// The architecture's id.
    var architecture: String
    /// The indices in ``recorded`` of the outermost calls while the screen is made.
    var making: [Int]
    /// For each step, the indices in ``recorded`` of its outermost calls.
    var steps: [[Int]]
  }

  package var recorded: RecordedCalls
  package var runs: [Run]
}
