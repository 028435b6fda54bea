import Arguments
import Comparisons
import Tables

extension Program {
  /// The program `compare` with its commands, such as `compare size`.
  static let compare = Program(
    CompareCommand.self,
    subcommands: [
      SizeCommand.self, CoverageCommand.self, DispatchCommand.self, ConformanceCommand.self,
      DifferentialCommand.self, MutationCommand.self, TraceCommand.self, ReportCommand.self,
      ClaimsCommand.self,
    ],
    invocation: "swift run -c release compare",
    version:
      "compare \(Citation.kitVersion) (format of kept comparisons: \(Comparison.currentSchema))")
}
