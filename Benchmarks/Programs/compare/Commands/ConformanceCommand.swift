import Behavior
import Reports
import Terminal

/// The command that plays the scenarios of the specification.
struct ConformanceCommand: Command {
  static let name = "conformance"
  static let abstract =
    "Plays every scenario on every architecture, and reports which requirements are proved."
  static let discussion = """
    The scenarios are those of the specification; `swift test` plays them, too. The exit code is 1 if a \
    scenario does not hold.
    """
  static let footer = ExitCode.explanation

  let architectures = ArchitectureOptions()
  let report = ReportOptions(format: TableFormat.text)

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var notes: [String] = []
    let environment = try RunEnvironment.current(
      packageFolder: Output.packageFolder(), notes: &notes)
    let conformance = try ConformanceRun().run(
      architectures.chosen, environment: environment, notes: notes,
      progress: Output.progress.show)
    try output.write(
      report.format.text(
        of: conformance, report: conformance.report, for: output,
        citation: report.commandToCite(self).map {
          Citation(command: $0, environment: environment)
        }))
    return conformance.isComplete ? .success : .failure
  }
}
