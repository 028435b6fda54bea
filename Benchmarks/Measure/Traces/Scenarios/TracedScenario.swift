import Reports

/// The traces of one scenario in several architectures, with the environment and notes.
package struct TracedScenario: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  var traces: [Trace]
  var notes: [String]

  package init(environment: RunEnvironment, traces: [Trace], notes: [String] = []) {
    self.environment = environment
    self.traces = traces
    self.notes = notes
  }
}
