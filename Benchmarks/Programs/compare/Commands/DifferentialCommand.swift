import Architectures
import Behavior
import Reports
import Terminal

/// The command that compares all architectures in random sessions.
struct DifferentialCommand: Command {
  static let name = "differential"
  static let abstract = """
    Plays the same random sessions in every architecture and compares the screens after each step.
    """
  static let discussion = """
    Plays random sessions of 30 steps. A seed decides the steps of each session. Every \
    architecture gets the same touches and the same answers from the services; an answer can come \
    late, out of order or never. After each step, the screens, the requests and the cached data of \
    all architectures are compared. The command fails if the architectures differ. The command \
    also fails if an architecture crashes, hangs, or leaks an object, a task or memory. For each \
    such problem, the report shows the shortest known session with the problem. The session is \
    written as a scenario. To keep the scenario, paste it into Sources/Specification/Scenarios/Scenarios, and \
    write in it which requirement the scenario proves, such as P-7. Random sessions cannot find a \
    fault that all architectures have in common; only a scenario can.
    """
  static let usage = ["[--seed NUMBER] [--sessions NUMBER] [OPTIONS]"]
  static let footer = """
    \(ExitCode.explanation) The exit code is also 1 if a difference, crash, hang or leak is found; the \
    report is still written.
    """

  enum Format: String, CaseIterable {
    case text, json
  }

  let architectures = ArchitectureOptions()
  @Option(
    "the seed of the first session; it grows by one for each session", .number(in: 0...UInt64.max))
  var seed = 1
  @Option("the number of sessions", .number(in: 1...10_000_000)) var sessions = 1_000
  let report = ReportOptions(format: Format.text)

  func validate() throws(UsageError) {
    guard architectures.chosen.count > 1 else {
      throw UsageError(
        """
        'compare differential' compares architectures with each other. Name at least two:
        \(Architecture.all.map(\.id).joined(separator: ", "))
        """)
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    var notes: [String] = []
    let environment = try RunEnvironment.current(
      packageFolder: Output.packageFolder(), notes: &notes)
    let differential = try DifferentialRun(
      architectures: architectures.chosen, seed: seed, sessions: sessions
    ).run(environment: environment, notes: notes, progress: Output.progress.show)
    let citation = report.commandToCite(self).map {
      Citation(command: $0, environment: environment)
    }
    switch report.format {
    case .text:
      let text = DifferentialRenderer(style: output.style).text(of: differential)
      let ending = citation.map(TextRenderer(style: output.style, width: output.width).text(of:))
      try output.write(text + (ending ?? ""))
    case .json: try output.write(differential.json(citedBy: citation))
    }
    return differential.holds ? .success : .failure
  }
}
