import Architectures
import CallTraces
import Comparisons
import DispatchCosts
import Foundation
import JSON
import Page
import RandomUse
import ScenarioRuns
import Tables
import Terminal
import Toolchain

/// The command: from the arguments to the exit code.
@MainActor struct CompareCommand {
  /// How the process ends.
  ///
  /// Source for 64: sysexits(3), `EX_USAGE`.
  enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 64
  }

  private let terminal = StandardStreams()
  private let progress: ProgressLine

  /// Creates a command on this process's standard streams.
  init() {
    let terminal = terminal
    progress = ProgressLine(isShown: terminal.errorIsTerminal, write: terminal.writeError)
  }

  /// Does what the arguments ask for, unless one of them is no text.
  func run(_ arguments: [String], notText: String?) -> ExitCode {
    do {
      if let notText { throw UsageError.notText(notText) }
      switch try Self.reader.read(arguments) {
      case .help(let part):
        let help = Help(
          part: part, architectures: Self.reader.architectures,
          defaultBaseline: Self.reader.defaultBaseline, interactions: Self.reader.interactions,
          scenarios: Self.reader.scenarios)
        try terminal.write(help.text)
        return .success
      case .run(let request): return try run(request)
      }
    } catch let error as UsageError {
      progress.erase()
      terminal.writeError("compare: \(error)\nSee: swift run -c release compare --help\n")
      return .usage
    } catch {
      progress.erase()
      terminal.writeError("compare: \(Self.message(of: error))\n")
      return .failure
    }
  }

  private static let reader = ArgumentReader(
    architectures: Architecture.all.map(\.id), interactions: DispatchRun.interactions,
    scenarios: TraceRun.scenarios, defaultBaseline: Architecture.baselineID)

  /// What is printed, and how the process ends.
  private struct Outcome {
    let text: String
    var exitCode = ExitCode.success
    /// What standard error says beside the text.
    var warning: String?
  }

  private func run(_ request: Request) throws -> ExitCode {
    let file = try request.output.map { path throws(UsageError) in try ReportFile(path) }
    let style: TextStyle = file == nil && terminal.welcomesColor ? .colored : .plain
    let outcome: Outcome
    switch request.subject {
    case .folders(let paths):
      if let file, let path = paths.first(where: file.replaces) {
        throw UsageError.outputIsMeasured(path)
      }
      outcome = try measure(paths, request.format, style)
    case .architectures(let architectures):
      if let file, let kept = architectures.action.file, file.replaces(kept.path) {
        throw UsageError.outputReplaces(kept.path, kept.option)
      }
      outcome =
        switch architectures.action {
        case .measure(let save): try measure(architectures, save: save, request.format, style)
        case .check(let check): try self.check(check, architectures, request.format, style)
        case .explain(let interaction):
          try explain(interaction, architectures, request.format, style)
        case .playScenarios: try playScenarios(architectures, request.format, style)
        case .trace(let scenario, let detail):
          try trace(
            scenario, detail, architectures, request.format, style,
            width: file == nil ? terminal.columns : nil)
        case .useAtRandom(let seed, let sessions):
          try useAtRandom(seed: seed, sessions: sessions, architectures, request.format, style)
        case .makePage(let page): try makePage(page, architectures)
        }
    }
    progress.erase()
    if let file { try file.write(outcome.text) } else { try terminal.write(outcome.text) }
    if let warning = outcome.warning { terminal.writeError("compare: \(warning)\n") }
    return outcome.exitCode
  }

  private func measure(
    _ paths: [String], _ format: ReportFormat, _ style: TextStyle
  ) throws -> Outcome {
    let (sizes, isComplete) = try FoldersRun(paths).run(progress: progress.show)
    return Outcome(
      text: try format.text(of: sizes, report: sizes.report, style: style),
      exitCode: isComplete ? .success : .failure,
      warning: isComplete ? nil : "Not everything could be measured; see the notes.")
  }

  private func measure(
    _ request: ArchitecturesRequest, save path: String?, _ format: ReportFormat, _ style: TextStyle
  ) throws -> Outcome {
    let file = try path.map { path throws(UsageError) in try ReportFile(path, for: .save) }
    let comparison = try measured(request)
    try file?.write(comparison.json())
    return Outcome(
      text: try format.text(
        of: comparison, report: comparison.report(baselineID: request.baseline), style: style))
  }

  private func check(
    _ check: CheckRequest, _ request: ArchitecturesRequest, _ format: ReportFormat,
    _ style: TextStyle
  ) throws -> Outcome {
    let run = try CheckRun(check)
    // What is not known is noted by the measurement.
    var notes: [String] = []
    try run.requireToolchain(of: .current(packageFolder: packageFolder(), notes: &notes))
    let result = run.check(try measured(request))
    return Outcome(
      text: try format.text(of: result, report: result.report, style: style),
      exitCode: result.passes ? .success : .failure)
  }

  private func explain(
    _ interaction: String, _ request: ArchitecturesRequest, _ format: ReportFormat,
    _ style: TextStyle
  ) throws -> Outcome {
    let chosen = request.chosen
    let explained = try DispatchRun(architectures: chosen, baseline: chosen[0])
      .explain(interaction, packageFolder: packageFolder(), progress: progress.show)
    return Outcome(text: try format.text(of: explained, report: explained.report, style: style))
  }

  private func playScenarios(
    _ request: ArchitecturesRequest, _ format: ReportFormat, _ style: TextStyle
  ) throws -> Outcome {
    var notes: [String] = []
    let environment = try RunEnvironment.current(
      packageFolder: packageFolder(), notes: &notes)
    let conformance = try ConformanceRun().run(
      request.chosen, environment: environment, notes: notes, progress: progress.show)
    return Outcome(
      text: try format.text(of: conformance, report: conformance.report, style: style),
      exitCode: conformance.isComplete ? .success : .failure)
  }

  private func trace(
    _ scenario: String, _ detail: TraceReader.Detail, _ request: ArchitecturesRequest,
    _ format: ReportFormat, _ style: TextStyle, width: Int?
  ) throws -> Outcome {
    let folder = try packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: folder, notes: &notes)
    let traces = try TraceRun(packageFolder: folder).traces(
      of: [scenario], in: request.chosen, detail: detail, progress: progress.show)
    notes.append(
      """
      Stored properties that are read or written without a call are not in it, such as those of final \
      classes.
      """)
    let traced = TracedScenario(environment: environment, traces: traces, notes: notes)
    let text =
      switch format {
      case .json: try traced.json()
      case .mermaid: traces.map(TraceMermaidRenderer().text).joined()
      case .text, .markdown:
        ScenarioTraceRenderer(style: style, width: width ?? reportWidth)
          .text(of: traced)
      }
    return Outcome(text: text)
  }

  private func useAtRandom(
    seed: UInt64, sessions: Int, _ request: ArchitecturesRequest, _ format: ReportFormat,
    _ style: TextStyle
  ) throws -> Outcome {
    var notes: [String] = []
    let environment = try RunEnvironment.current(
      packageFolder: packageFolder(), notes: &notes)
    let differential = try DifferentialRun(
      architectures: request.chosen, seed: seed, sessions: sessions
    ).run(environment: environment, notes: notes, progress: progress.show)
    let text =
      format == .json
      ? try differential.json() : DifferentialRenderer(style: style).text(of: differential)
    return Outcome(text: text, exitCode: differential.holds ? .success : .failure)
  }

  private func makePage(_ page: PageRequest, _ request: ArchitecturesRequest) throws -> Outcome {
    let run = try PageRun(
      page, of: request, packageFolder: packageFolder(), progress: progress.show)
    return Outcome(text: try run.run { try measured(request) }.html())
  }

  private func measured(_ request: ArchitecturesRequest) throws -> Comparison {
    try ComparisonRun(
      request, build: .current, packageFolder: packageFolder(), progress: progress.show
    ).run()
  }

  private func packageFolder() throws(PackageFolder.NotFound) -> URL {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    return try PackageFolder.find(
      from: [Build.current.productsFolder, here].compactMap { $0 })
  }

  private static func message(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

extension ArchitecturesRequest {
  /// The architectures that are asked for, in the order of their list.
  var chosen: [Architecture] { Architecture.all.filter { architectures.contains($0.id) } }
}

extension ReportFormat {
  /// A measurement written down in this format.
  fileprivate func text(
    of value: some Encodable, report: @autoclosure () -> Report, style: TextStyle
  ) throws -> String {
    switch self {
    case .text: TextRenderer(style: style).text(of: report())
    case .markdown: MarkdownRenderer().text(of: report())
    case .json: try value.json()
    case .mermaid: preconditionFailure("Only traces are drawn.")
    }
  }
}
