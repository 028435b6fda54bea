/// The reason why the calls of a scenario cannot be shown.
package enum TraceError: Error, Equatable, CustomStringConvertible {
  /// Memory is short, or another recording is running.
  case recordingFailed
  /// A step of the scenario cannot be performed.
  case stepFailed(scenario: String, architecture: String, reason: String)
  /// The package does not build for tracing; holds the end of the compiler's output.
  case buildFailed(output: String)
  /// The program that plays the scenarios ended early; holds the reason.
  case playerFailed(reason: String)
  /// `swift demangle` returned no names for functions.
  case namesMissing
  /// A tool of the toolchain is not in the compiler's folder.
  case toolMissing(String)

  package var description: String {
    switch self {
    case .recordingFailed:
      "The calls cannot be recorded: memory is short, or another recording is running."
    case .stepFailed(let scenario, let architecture, let reason):
      "\(scenario) fails on \(architecture), so its calls would mislead: \(reason)"
    case .buildFailed(let output): "The package does not build for tracing:\n\(output)"
    case .playerFailed(let reason): "The program that plays the scenarios failed: \(reason)"
    case .namesMissing: "'swift demangle', a part of the Swift toolchain, does not work."
    case .toolMissing(let tool):
      "\(tool), a part of the Swift toolchain, is missing. Without it calls have no names."
    }
  }
}
