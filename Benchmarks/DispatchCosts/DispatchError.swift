/// Why dispatch cannot be measured.
package enum DispatchError: Error, Codable, Equatable, CustomStringConvertible {
  /// The program was built without optimization.
  case debugBuild
  /// Instructions cannot be recorded on this platform.
  case cannotCount
  /// After an interaction, or before, a screen is not as it should be.
  case wrongScreen(subject: String, interaction: String, problem: String)
  /// A process that does a part of the measurement did not bring its result.
  case workerFailed(reason: String)

  package var description: String {
    switch self {
    case .debugBuild:
      "A debug build says nothing about cost. Run: swift run -c release compare dispatch"
    case .cannotCount:
      "Instructions can be counted on Linux on x86-64 alone, and not under a sanitizer."
    case .wrongScreen(let subject, let interaction, let problem):
      "\(subject) cannot be measured, since \(interaction) goes wrong: \(problem)"
    case .workerFailed(let reason):
      "A process that measures a part of dispatch failed: \(reason)."
    }
  }
}
