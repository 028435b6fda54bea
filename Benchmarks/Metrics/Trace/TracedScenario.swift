/// The calls of scenarios in architectures, and what is not in them.
package struct TracedScenario: Codable, Equatable, Sendable {
  /// The version of the format.
  package var schema = 1
  package var environment: Comparison.Environment
  package var traces: [Trace]
  package var notes: [String]

  package init(environment: Comparison.Environment, traces: [Trace], notes: [String] = []) {
    self.environment = environment
    self.traces = traces
    self.notes = notes
  }
}
