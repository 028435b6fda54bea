/// Why the calls of a scenario cannot be told.
package enum TraceError: Error, Equatable, CustomStringConvertible {
  /// The memory does not suffice, or a recording is under way.
  case recordingFailed
  /// A step of the scenario cannot be performed.
  case stepFailed(scenario: String, architecture: String, reason: String)
  /// The package does not build for tracing; holds the end of what the compiler said.
  case buildFailed(output: String)
  /// The program that plays the scenarios ended early; holds why.
  case playerFailed(reason: String)
  /// `swift demangle` does not say what functions are called.
  case namesMissing
  /// A part of the toolchain is not beside the compiler.
  case toolMissing(String)

  package var description: String {
    switch self {
    case .recordingFailed:
      "The calls cannot be recorded: memory is short, or others are being recorded."
    case .stepFailed(let scenario, let architecture, let reason):
      "\(scenario) does not hold on \(architecture), so that its calls would mislead: \(reason)"
    case .buildFailed(let output): "The package does not build for tracing:\n\(output)"
    case .playerFailed(let reason): "The program that plays the scenarios failed: \(reason)"
    case .namesMissing: "'swift demangle', a part of the Swift toolchain, does not work."
    case .toolMissing(let tool):
      "\(tool), a part of the Swift toolchain, is missing; without it calls have no names."
    }
  }
}
