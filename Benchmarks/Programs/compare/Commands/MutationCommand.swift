import Architectures
import Figures
import Jobs
import Reports
import Terminal
import Testability

/// The command that puts small faults into the architectures, and finds out which tests notice
/// them.
struct MutationCommand: Command {
  static let name = "mutation"
  static let abstract =
    "Puts small faults into each architecture, and finds out which of them need a screen."
  static let discussion = """
    A mutant is one small change to an architecture's code, such as a statement that is left out. \
    All mutants are compiled once, in a copy of the package. Each mutant has two outcomes: that of \
    the architecture's view-free tests and that of the scenarios. If a scenario notices a mutant, a \
    user would notice the mutant, too. Only such a mutant counts as a fault. Without --role and \
    --quick, the hand-written faults have these outcomes, too: the patches in Tests/Faults, \
    mistakes that a developer could make.

    Faults that break the same scenarios are one kind of mistakes. Of the kinds that occur in all \
    architectures, --kinds lists which are found without a screen, and where their faults are. It \
    tests nothing: it reads kept mutants and the kept set of kinds.
    """
  static let usage = [
    "[--architecture ID,…] [--role NAME] [--quick] [OPTIONS]",
    "--kinds [--architecture ID,…] [--keep] [OPTIONS]",
  ]
  static let footer = ExitCode.explanation

  let architectures = ArchitectureOptions()
  @Option("test only the mutants of this role", .role) var role: String?
  @Flag("test a sample of 60 mutants of each architecture") var quick: Bool
  @Flag("list the kinds of mistakes") var kinds: Bool
  @Flag("find the kinds anew in the kept mutants of all architectures, and keep their set")
  var keep: Bool
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    try $kinds.excludes($role, $quick)
    try $keep.excludes(
      architectures.$architecture,
      because: "The set of kinds is made from all architectures, whichever are shown.")
    guard kinds || !keep else {
      throw UsageError("--keep keeps the set of kinds.\nAdd --kinds, or leave out --keep.")
    }
  }

  func run() throws -> ExitCode {
    if kinds { return try listKinds() }
    let output = try Output(report.output)
    // Without this, the refusal would follow a build of minutes.
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let packageFolder = try Output.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: packageFolder, notes: &notes)
    let result = try MutationRun(
      packageRoot: packageFolder, architectures: architectures.chosen, role: role,
      sample: quick ? 60 : nil
    ).run(environment: environment, notes: notes) { Output.progress.show("mutation: \($0)") }
    try output.write(
      report.format.text(
        of: result, report: result.report, for: output,
        citation: report.commandToCite(self).map { Citation(command: $0, of: result) }))
    return .success
  }

  private func listKinds() throws -> ExitCode {
    let output = try Output(report.output)
    let packageFolder = try Output.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: packageFolder, notes: &notes)
    let list = try KindList(
      of: architectures.chosen, in: packageFolder, renewing: keep, environment: environment,
      notes: notes)
    try output.write(
      report.format.text(
        of: list, report: list.report, for: output,
        citation: report.commandToCite(self).map { Citation(command: $0, of: list) }))
    return .success
  }
}

extension ValueReader where Value == String {
  /// A reader of an option's value, which must be the name of a role, such as `Presenter`.
  fileprivate static var role: ValueReader {
    let names = Set(Architecture.all.flatMap { $0.roles.map(\.name) })
    return .oneOf(names.sorted(), kind: "role", placeholder: "NAME", name: \.self)
  }
}
