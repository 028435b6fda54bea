import Figures
import Reports
import Terminal

/// The command that compares the architectures in code size, testability and cost of interactions.
struct CompareCommand: Command {
  static let name = "compare"
  static let abstract = """
    Compares the architectures of this kit: the size of their code, the faults that are \
    found without a view, the lines that tests execute, and the cost of their interactions.
    """
  static let usage = ["[OPTIONS]", "--from FILE.json [--architecture ID,…] [OPTIONS]"]
  static let footer = """
    Each section is printed as soon as it is measured. With --output or --format json, the \
    whole report is written at the end.

    \(ExitCode.explanation)
    """

  let source = ComparisonOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output, besides: (source.from, "--from"))
    if let from = source.from {
      let (comparison, baseline) = try source.comparison()
      let citation = report.commandToCite(self).map {
        Citation(command: $0, judging: comparison, from: from)
      }
      try output.write(
        report.format.text(
          of: comparison,
          report: comparison.report(
            baselineID: baseline,
            findings: comparison.findings(baseline: baseline).map(\.text)),
          style: output.style, citation: citation))
      return .success
    }
    var measurement = try source.measurement()
    try measurement.run(to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }
}
