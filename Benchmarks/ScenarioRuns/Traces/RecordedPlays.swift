import CallTraces

/// What scenarios have called in architectures, as the program that plays them writes it down.
package struct RecordedPlays: Codable, Equatable, Sendable {
  /// One scenario in one architecture.
  package struct Play: Codable, Equatable, Sendable {
    /// The ids.
    var scenario: String
    var architecture: String
    /// The outermost calls by their indices, while the screen is made and then in each step.
    var making: [Int]
    var steps: [[Int]]
  }

  package var recorded: RecordedCalls
  package var plays: [Play]
}
