import Architectures
import Jobs
import Reports
import Terminal
import Traces

/// The command that records the calls of a scenario.
struct TraceCommand: Command {
  static let name = "trace"
  static let abstract =
    "Records the calls in one scenario: which role calls which function of which role."
  static let discussion = """
    The trace shows the calls step by step, each with the file and the line of the called function. The \
    calls are recorded in a separate build, which is made when the command first runs.
    """
  static let footer = ExitCode.explanation

  enum Format: String, CaseIterable {
    case text, json
    /// A sequence diagram in the language of Mermaid.
    case mermaid
  }

  @Argument("the scenario to play", .scenario) var scenario: String
  let architectures = ArchitectureOptions()
  @Flag("also show the calls of code that the compiler has made, and those inside of other modules")
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
    // Without this, the refusal would follow a build of minutes.
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let folder = try Output.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: folder, notes: &notes)
    Output.progress.begin("trace: preparing")
    let traces = try TraceRun(packageFolder: folder).traces(
      of: [scenario], in: architectures.chosen, detail: all ? .all : .written,
      progress: Output.progress.show)
    notes.append(
      """
      The trace does not show stored properties that are read or written without a call, such as those \
      of final classes.
      """)
    let traced = TracedScenario(environment: environment, traces: traces, notes: notes)
    let citation = report.commandToCite(self).map {
      Citation(command: $0, environment: environment)
    }
    switch report.format {
    case .json: try output.write(traced.json(citedBy: citation))
    case .mermaid:
      let comments = citation?.lines.map { "%% \($0.printable)\n" } ?? []
      try output.write((traces.map(TraceMermaidRenderer().text) + comments).joined())
    case .text:
      let text = ScenarioTraceRenderer(style: output.style, width: output.width).text(of: traced)
      let ending = citation.map(TextRenderer(style: output.style, width: output.width).text(of:))
      try output.write(text + (ending ?? ""))
    }
    return .success
  }
}

extension ValueReader where Value == String {
  fileprivate static var scenario: ValueReader {
    .oneOf(TraceRun.scenarios, kind: "scenario", placeholder: "SCENARIO", name: \.self)
  }
}
