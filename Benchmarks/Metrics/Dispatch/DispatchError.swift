/// Why dispatch cannot be measured.
package enum DispatchError: Error, Equatable, CustomStringConvertible {
  /// The program was built without optimization.
  case debugBuild
  /// The caller is in a task or on another thread, where queued jobs cannot be run to their end.
  case insideJob
  /// After an interaction, or before, a screen is not as it should be.
  case wrongScreen(subject: String, interaction: String, problem: String)

  package var description: String {
    switch self {
    case .debugBuild:
      "A debug build says nothing about cost. Run: swift run -c release compare dispatch"
    case .insideJob:
      "Dispatch can only be measured by synchronous code on the main thread, in no task."
    case .wrongScreen(let subject, let interaction, let problem):
      "\(subject) cannot be measured, since \(interaction) goes wrong: \(problem)"
    }
  }
}
