import Architectures
import Arguments
import CallTraces
import JSON
import ScenarioRuns
import Tables
import Terminal

/// Records the calls of a scenario.
struct TraceCommand: Command {
  static let name = "trace"
  static let abstract =
    "Records what one scenario calls: which role calls which function of which role."
  static let discussion = """
    It prints the calls step by step, each with the place where the function is written. The recording \
    takes place in a build of its own, which the first call makes.
    """
  static let footer = ExitCode.explanation

  enum Format: String, CaseIterable {
    case text, json
    /// A sequence diagram.
    case mermaid
  }

  @Argument("the scenario to play", .scenario) var scenario: String
  let architectures = ArchitectureOptions()
  @Flag("show also the calls of code that the compiler has made, and those inside of other modules")
  var all: Bool
  let report = ReportOptions(format: Format.text)

  func validate() throws(UsageError) {
    guard report.format != .mermaid || architectures.chosen.count == 1 else {
      throw UsageError(
        """
        A sequence diagram shows one architecture. Choose it with --architecture:
        \(Architecture.all.map(\.id).joined(separator: ", "))
        """)
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    let folder = try Output.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: folder, notes: &notes)
    Output.progress.begin("trace: preparing")
    let traces = try TraceRun(packageFolder: folder).traces(
      of: [scenario], in: architectures.chosen, detail: all ? .all : .written,
      progress: Output.progress.show)
    notes.append(
      """
      Stored properties that are read or written without a call are not in it, such as those of final \
      classes.
      """)
    let traced = TracedScenario(environment: environment, traces: traces, notes: notes)
    switch report.format {
    case .json: try output.write(traced.json())
    case .mermaid: try output.write(traces.map(TraceMermaidRenderer().text).joined())
    case .text:
      try output.write(
        ScenarioTraceRenderer(style: output.style, width: output.width).text(of: traced))
    }
    return .success
  }
}

extension ValueReader where Value == String {
  fileprivate static var scenario: ValueReader {
    .oneOf(TraceRun.scenarios, kind: "scenario", placeholder: "SCENARIO", name: \.self)
  }
}
