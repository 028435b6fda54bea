import Architectures
import Arguments
import JSON
import RandomUse
import Tables
import Terminal

/// Uses all architectures alike, at random.
struct DifferentialCommand: Command {
  static let name = "differential"
  static let abstract = "Uses every architecture alike, at random, and compares them step by step."
  static let discussion = """
    Each gets the same touches and the same answers, late, in another order or never, in sessions of 30 \
    steps that follow from a seed. It fails if they are not the same after each step, if one crashes or \
    hangs, or if something of a screen lives on, and prints the shortest session that shows it as a \
    scenario to paste into Sources/Scenarios/Scenarios, with the requirement to fill in. Faults that all \
    have in common are not found: that takes a scenario.
    """
  static let usage = ["[--seed NUMBER] [--sessions NUMBER] [OPTIONS]"]
  static let footer = """
    \(ExitCode.explanation) A difference, crash, hang or leak that is found ends with 1 as well, and its \
    report is written.
    """

  enum Format: String, CaseIterable {
    case text, json
  }

  let architectures = ArchitectureOptions()
  @Option(
    "the seed of the first session; each further one has the next", .number(in: 0...UInt64.max))
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
    switch report.format {
    case .text: try output.write(DifferentialRenderer(style: output.style).text(of: differential))
    case .json: try output.write(differential.json())
    }
    return differential.holds ? .success : .failure
  }
}
