import Architectures
import Costs
import Figures
import Page
import Reports
import Terminal

/// The command that makes the HTML page for a training session.
struct ReportCommand: Command {
  static let name = "report"
  static let abstract = "Makes one HTML page for a training session."
  static let discussion = """
    The page is one file that needs no network. It shows the whole comparison as charts and \
    tables, the sources side by side, the function calls in every scenario, and the number of \
    scenarios that hold in each architecture. To record the calls, the command makes a second \
    build of this package. The first such build takes minutes.
    """
  static let usage = [
    "--output FILE.html [OPTIONS]", "--from FILE.json --output FILE.html [--architecture ID,…]",
  ]
  static let footer = ExitCode.explanation

  let source = ComparisonOptions()
  @Option("write the page to this file, completely or not at all; - is standard output", .file)
  var output: String

  func run() throws -> ExitCode {
    let output = try Output(output, besides: (source.from, "--from"))
    let shown = PageSource(
      file: source.from, architectures: source.options.architectures.asked?.map(\.id),
      baseline: source.options.baseline.id, isQuick: source.quick)
    let page = try PageMeasurement(
      shown, packageFolder: Output.packageFolder(), progress: Output.progress.show)
    let made = try page.run { try source.measured() }
    try output.write(made.html())
    return .success
  }
}
