import Architectures
import Arguments
import Comparisons

/// The command that measures which lines tests execute without a view, and shows which faults they
/// notice.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let abstract =
    "Runs each architecture's own tests, and measures which code they reach."
  static let discussion = """
    The report shows which lines the tests reach without a view, how much test code there is, and which \
    faults the tests notice, as far as the results of compare mutation that are kept still hold.
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
