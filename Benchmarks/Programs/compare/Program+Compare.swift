import Figures
import Reports
import Terminal

extension Program {
  static let compare = Program(
    CompareCommand.self,
    subcommands: [
      FindingsCommand.self, ClaimsCommand.self, SizeCommand.self, CoverageCommand.self,
      DispatchCommand.self, ConformanceCommand.self, DifferentialCommand.self, MutationCommand.self,
      WhereCommand.self, SpreadCommand.self, ChangeCommand.self, ExerciseCommand.self,
      TraceCommand.self, ReportCommand.self,
    ],
    topics: FigureGroup.explanations, invocation: "swift run -c release compare",
    version:
      "compare \(Citation.kitVersion) (format of kept comparisons: \(Comparison.currentSchema))")
}

extension ReportOptions {
  /// Returns the command line to cite beside the figures; `nil` if no citation is asked for.
  func commandToCite(_ command: any Command) -> String? { commandToCite(command, of: .compare) }
}
