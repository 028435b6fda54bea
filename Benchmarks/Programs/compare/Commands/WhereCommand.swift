import Figures
import Reports
import Terminal
import Testability

/// The command that shows where a requirement lives.
struct WhereCommand: Command {
  static let name = "where"
  static let abstract = "Shows in which files, roles and functions a requirement lives."
  static let discussion = """
    A requirement lives where a fault breaks a scenario that proves it. A fault is a small change \
    to the code, as compare mutation makes. The command tests nothing: it reads kept mutants. \
    The requirements are in words in Sources/Specification/Scenarios/Specification/Requirement.swift.
    """
  static let footer = ExitCode.explanation

  @Argument("the requirement", .requirement) var requirement: String
  let architectures = ArchitectureOptions()
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    guard requirement != LocatedRequirement.everywhere else {
      throw UsageError(
        """
        Every scenario proves \(requirement), so any fault breaks it, wherever the fault is.
        Name another requirement: compare where P-7
        """)
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    let packageFolder = try Output.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: packageFolder, notes: &notes)
    let located = LocatedRequirement(
      of: requirement, in: architectures.chosen, packageRoot: packageFolder,
      environment: environment, notes: notes)
    try output.write(
      report.format.text(
        of: located, report: located.report, for: output,
        citation: report.commandToCite(self).map { Citation(command: $0, of: located) }))
    return .success
  }
}

extension ValueReader where Value == String {
  /// A reader of a requirement's number, such as `P-7`.
  fileprivate static var requirement: ValueReader {
    .oneOf(
      LocatedRequirement.numbers, kind: "requirement", placeholder: "REQUIREMENT", name: \.self)
  }
}
