import Arguments
import Comparisons
import DispatchCosts

/// The command that compares the architectures in code size, testability and cost of interactions.
struct CompareCommand: Command {
  static let name = "compare"
  static let abstract = """
    Compares the architectures of this kit: the size of their code, the faults that their tests \
    notice, the lines that their tests execute, and the cost of their interactions.
    """
  static let footer = """
    Each section is printed as soon as it is measured. With --output or --format json, the \
    whole report is written at the end.

    \(ExitCode.explanation)
    """

  let options = BaselineOptions()
  @Flag("measure dispatch in fewer rounds; the intervals become wider") var quick: Bool
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: ComparisonPart.inOrder, architectures: options.compared, baseline: options.baseline,
      effort: quick ? .quick : .full, build: .current, packageFolder: Output.packageFolder())
    try measurement.run(
      to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }
}
