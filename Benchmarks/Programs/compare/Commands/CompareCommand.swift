import Architectures
import Behavior
import Costs
import Figures
import Foundation
import Reports
import Terminal

/// The command that compares the architectures in code size, testability and cost of interactions.
struct CompareCommand: Command {
  static let name = "compare"
  static let abstract = """
    Compares the architectures of this kit: code size, test coverage, the mistakes that tests find \
    without a screen, and dispatch cost.
    """
  static let usage = ["[OPTIONS]", "--from FILE.json [--architecture ID,…] [OPTIONS]"]
  static let footer = """
    The table is printed after seconds, then the findings. Times are measured in few rounds for the \
    text, and in full for --format json. With --output or another format the whole report is written \
    at the end.

    \(ExitCode.explanation)
    """

  let source = ComparisonOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output, besides: (source.from, "--from"))
    if source.from == nil, report.format == .text { return try runInSteps(to: output) }
    let (comparison, _) = try source.comparison()
    let citation = report.commandToCite(self).map {
      Citation(command: $0, judging: comparison, from: source.from)
    }
    let overview = overview(of: comparison, for: output)
    try output.write(
      report.text(
        of: comparison, report: comparison.report,
        layout: overview.opening + overview.closing(conformance: nil), for: output,
        citation: citation))
    return .success
  }

  /// Measures what is quick, prints the table, and then measures and prints the rest.
  private func runInSteps(to output: Output) throws -> ExitCode {
    var measurement = try source.measurement(effort: .quick)
    for part in [ComparisonPart.size, .coverage] {
      try measurement.measure(part) { Output.progress.show("1 of 3  \($0)") }
    }
    Output.progress.show("1 of 3  dispatch: counting one interaction")
    try measurement.countSummarizedInteraction()
    var text = overview(of: measurement.comparison, for: output).opening
    if output.isStandardOutput {
      try output.write(text)
      text = ""
    }
    let conformance = try ConformanceRun().run(
      source.options.compared, environment: measurement.comparison.environment
    ) { Output.progress.show("2 of 3  \($0)") }
    try measurement.measure(.dispatch) {
      Output.progress.show("3 of 3  \($0), ctrl-c keeps the table")
    }
    let comparison = measurement.comparison
    text += overview(of: comparison, for: output)
      .closing(conformance: conformance.isComplete ? conformance.conclusion : nil)
    if let command = report.commandToCite(self) {
      text += TextRenderer(style: output.style, width: output.width)
        .text(of: Citation(command: command, of: comparison))
    }
    try output.write(text)
    guard conformance.isComplete else {
      // The last line, so that nothing scrolls it away.
      try output.write("\n" + output.style.worst(conformance.conclusion) + "\n")
      return .failure
    }
    return .success
  }

  /// Returns the text of a comparison, which shows the baseline only if it was asked for.
  private func overview(of comparison: Comparison, for output: Output) -> Overview {
    var shown = comparison
    if let asked = source.options.architectures.asked?.map(\.id) {
      shown.architectures.removeAll { !asked.contains($0.id) }
    }
    return Overview(
      of: shown, width: output.width, style: output.style,
      isUnicode: !output.isStandardOutput || Output.streams.showsUnicode)
  }
}
