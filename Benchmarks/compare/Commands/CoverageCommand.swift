import Architectures
import Arguments
import Comparisons

/// The command that measures which lines tests execute, and shows which faults these tests notice.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let abstract =
    "Runs each architecture's own tests, and counts the lines that the tests execute."
  static let discussion = """
    For each architecture, the report shows which share of the lines the tests execute, how much test \
    code there is, and how many faults the tests notice. The faults come from kept results of compare \
    mutation, and are shown only if these results still hold.
    """
  static let footer = ExitCode.explanation

  let architectures = ArchitectureOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: [.coverage], architectures: architectures.chosen, baseline: .baseline,
      build: .current, packageFolder: Output.packageFolder())
    try measurement.run(
      to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }
}
