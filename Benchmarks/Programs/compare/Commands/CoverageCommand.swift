import Architectures
import Figures
import Reports
import Terminal

/// The command that measures which lines tests execute, and shows which faults these tests notice.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let abstract =
    "Counts the lines that each architecture's view-free tests and the scenarios execute."
  static let discussion = """
    For each architecture, the report shows which share of the lines the view-free tests and the \
    scenarios execute, how much test code there is, and which kinds of mistakes the view-free tests \
    find. \
    What is measured is kept in Benchmarks/kept-coverage.json; only architectures whose sources or \
    tests have changed since are measured anew. The kinds come from kept results of compare \
    mutation --kinds.
    """
  static let footer = ExitCode.explanation

  let architectures = ArchitectureOptions()
  @Flag("measure all chosen architectures anew") var fresh: Bool
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: [.coverage], architectures: architectures.chosen, baseline: .baseline,
      measuredCoverage: fresh ? .all : .outdated, build: .current,
      packageFolder: Output.packageFolder())
    try measurement.run(
      .coverage, to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }
}
