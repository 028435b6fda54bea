import Architectures
import Arguments
import Comparisons
import DispatchCosts
import Page
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

  let options = BaselineOptions()
  @Option(
    """
    show the comparison in this file, which --format json --output FILE has written, instead of \
    measuring a new one; the baseline is that of the file
    """, .file)
  var from: String?
  @Flag("measure dispatch in fewer rounds; the intervals become wider") var quick: Bool
  @Option("write the page to this file, completely or not at all", .file) var output: String

  func validate() throws(UsageError) {
    try $from.excludes(options.$baseline)
    try $quick.excludes(
      $from,
      because: """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        """)
  }

  func run() throws -> ExitCode {
    let output = try Output(output, besides: (from, "--from"))
    let source = PageSource(
      file: from, architectures: options.architectures.asked?.map(\.id),
      baseline: options.baseline.id, isQuick: quick)
    let packageFolder = try Output.packageFolder()
    let page = try PageMeasurement(
      source, packageFolder: packageFolder, progress: Output.progress.show)
    let made = try page.run {
      var measurement = try ComparisonMeasurement(
        of: ComparisonPart.inOrder, architectures: options.compared, baseline: options.baseline,
        effort: quick ? .quick : .full, build: .current, packageFolder: packageFolder)
      try measurement.measureAll()
      return measurement.comparison
    }
    try output.write(made.html())
    return .success
  }
}
