import Architectures
import Behavior
import Costs
import Figures
import Interactions
import Jobs
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
    The table is printed after seconds, then the findings. With --cite and two or three architectures, \
    a record of the decision follows, with all that is known filled in. Times are measured in few rounds for the \
    text, and in full for --format json. With --output or another format the whole report is written \
    at the end.

    \(ExitCode.explanation)
    """

  let source = ComparisonOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output, besides: (source.from, "--from"))
    if source.from == nil, report.format == .text { return try runInSteps(to: output) }
    let comparison = try source.comparison()
    let citation = report.commandToCite(self).map {
      Citation(command: $0, reading: comparison, from: source.from)
    }
    let record = report.format == .json ? nil : record(of: comparison, citing: citation)
    let overview = overview(of: comparison, for: output)
    try output.write(
      report.text(
        of: comparison, report: source.shown(comparison).report,
        layout: overview.opening + overview.closing(conformance: nil), for: output,
        citation: record == nil ? citation : nil) + (record ?? ""))
    return .success
  }

  /// Measures what is quick, prints the table, and then measures and prints the rest.
  private func runInSteps(to output: Output) throws -> ExitCode {
    var measurement = try source.measurement(effort: .quick)
    for part in [ComparisonPart.size, .coverage] {
      try measurement.measure(part) { Output.progress.show("1 of 3  \($0)") }
    }
    Output.progress.show("1 of 3  dispatch: counting one interaction")
    try measurement.count(.nameSaved)
    var text = overview(of: measurement.comparison, for: output).opening
    if output.isStandardOutput {
      try output.write(text)
      text = ""
    }
    let conformance = try conformance(in: measurement.comparison)
    try measurement.measure(.dispatch) {
      Output.progress.show("3 of 3  \($0), ctrl-c keeps the table")
    }
    let comparison = measurement.comparison
    text += overview(of: comparison, for: output).closing(
      conformance: conformance.isBroken ? nil : conformance.sentence)
    if let command = report.commandToCite(self) {
      let citation = Citation(command: command, of: comparison)
      text +=
        record(of: comparison, citing: citation)
        ?? TextRenderer(style: output.style, width: output.width).text(of: citation)
    }
    // The last line, so that nothing scrolls it away.
    if conformance.isBroken { text += "\n" + output.style.failure(conformance.sentence) + "\n" }
    try output.write(text)
    return conformance.isBroken ? .failure : .success
  }

  /// Returns the record of a decision between two or three architectures; `nil` for more or fewer,
  /// and without a citation.
  private func record(of comparison: Comparison, citing citation: Citation?) -> String? {
    citation.flatMap { DecisionRecord(of: source.shown(comparison), citation: $0).text }
      .map { "\n\($0)" }
  }

  /// Plays all scenarios on the chosen architectures.
  private func conformance(
    in comparison: Comparison
  ) throws -> (sentence: String, isBroken: Bool) {
    do {
      let conformance = try ConformanceRun().run(
        source.options.architectures.chosen, environment: comparison.environment
      ) { Output.progress.show("2 of 3  \($0)") }
      return (conformance.conclusion, !conformance.isComplete)
    } catch let error as MainLoopError {
      return ("The scenarios were not played. \(error)", false)
    }
  }

  private func overview(of comparison: Comparison, for output: Output) -> Overview {
    Overview(
      of: source.shown(comparison), width: output.width, style: output.style,
      isUnicode: !output.isStandardOutput || Output.streams.showsUnicode)
  }
}
