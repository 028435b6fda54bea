import Architectures
import Arguments
import Comparisons

/// The command that measures two things: the requirements that tests prove without a view, and the
/// lines that tests execute.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let abstract = """
    Runs each architecture's own tests, and counts the requirements that the tests prove and the \
    lines that the tests execute.
    """
  static let discussion = """
    For each architecture, the report shows how many requirements are proved by tests without a \
    view, which share of the lines the tests execute, and how much test code there is.
    """
  static let footer = ExitCode.explanation

  let architectures = ArchitectureOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: [.coverage], architectures: architectures.chosen, baseline: .baseline,
      build: .current, packageFolder: Output.packageFolder())
    try measurement.run(to: output, as: report.format)
    return .success
  }
}
