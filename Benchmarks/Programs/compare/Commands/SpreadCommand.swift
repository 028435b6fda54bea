import Figures
import Reports
import Terminal

/// The command that measures what authors of one architecture differ by.
struct SpreadCommand: Command {
  static let name = "spread"
  static let abstract = "Measures what the figures of one architecture differ by between authors."
  static let discussion = """
    MVC, MVP, MVVM and VIPER were written again by two authors who saw the specification, the \
    scenarios, the shared modules and the pattern's source, and no module of the kit. A difference \
    between two architectures that is no larger than that between authors may be one of authors.
    """
  static let footer = ExitCode.explanation

  @Flag("keep the spread in Benchmarks/kept-spread.json") var keep: Bool
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    let folder = try Output.packageFolder()
    let spread = try AuthorSpread.measured(build: .current, packageFolder: folder) {
      Output.progress.show($0)
    }
    if keep { try spread.keep(in: folder) }
    try output.write(
      report.format.text(of: spread, report: spread.report, for: output, citation: nil))
    return .success
  }
}
