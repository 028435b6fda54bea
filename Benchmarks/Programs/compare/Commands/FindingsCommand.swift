import Figures
import Reports
import Terminal

/// The command that says what the figures of a comparison mean.
struct FindingsCommand: Command {
  static let name = "findings"
  static let abstract = "Says what the figures mean, in at most five statements."
  static let discussion = """
    Each statement is computed from the figures of a comparison by a rule, which is printed below \
    it. A rule whose figures are missing, or do not support a statement, gives none.
    """
  static let usage = ["[OPTIONS]", "--from FILE.json [--architecture ID,…] [OPTIONS]"]
  static let footer = ExitCode.explanation

  let source = ComparisonOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output, besides: (source.from, "--from"))
    let comparison = try source.comparison()
    let findings = FindingsReport(of: source.shown(comparison))
    let citation = report.commandToCite(self).map {
      Citation(command: $0, reading: comparison, from: source.from)
    }
    try output.write(
      report.text(
        of: findings, report: findings.report,
        layout: FindingsRenderer(style: output.style, width: output.width).text(of: findings),
        for: output, citation: citation))
    return .success
  }
}
