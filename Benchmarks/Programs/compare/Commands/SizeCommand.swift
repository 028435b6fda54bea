import Figures
import Reports
import Terminal

struct SizeCommand: Command {
  static let name = "size"
  static let abstract = """
    Measures code size: lines, tokens, declarations, complexity and machine code.
    """
  static let discussion = """
    The architectures are measured by module, feature and role. To measure an app of your own, use \
    the program appsize: swift run -c release appsize PATH
    """
  static let footer = ExitCode.explanation

  let options = BaselineOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: [.size], architectures: options.compared, baseline: options.baseline,
      build: .current, packageFolder: Output.packageFolder())
    try measurement.run(
      .size, to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }
}
