/// The reason why the calls of a scenario cannot be shown.
package enum TraceError: Error, Equatable, CustomStringConvertible {
  /// Memory is short, or another recording is running.
  case recordingFailed
  /// A step of the scenario cannot be performed.
  case stepFailed(scenario: String, architecture: String, reason: String)
  /// The program that plays the scenarios cannot record calls; holds the reason.
  case playerFailed(reason: String)
  /// `swift demangle` does not return the names of the recorded functions.
  case namesMissing

  package var description: String {
    switch self {
    case .recordingFailed:
      "The calls cannot be recorded because memory is short or another recording is running."
    case .stepFailed(let scenario, let architecture, let reason):
      "The scenario \(scenario) fails on \(architecture), so its calls are not shown: \(reason)"
    case .playerFailed(let reason): "The program that plays the scenarios failed: \(reason)"
    case .namesMissing: "The calls cannot be shown because 'swift demangle' returns no names."
    }
  }
}
