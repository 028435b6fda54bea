import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// The command that shows what requests for changes cost in each architecture.
struct ChangeCommand: Command {
  static let name = "change"
  static let abstract = "Shows what the same requests for changes cost in each architecture."
  static let discussion = """
    A request has words, scenarios and a patch for each architecture, in Benchmarks/Changes. \
    Without a request, the command shows how many files and places each of them touches. With one, \
    it shows the words and all figures, and the patches of up to three architectures that \
    --architecture names.

    Figures are counted in the patches. --fresh runs tests and scenarios, those whose results in \
    Benchmarks/Changes/kept.json are missing or outdated, or all of the requests that are named.
    """
  static let usage = [
    "[REQUEST] [--architecture ID,…] [OPTIONS]",
    "--fresh [REQUEST…] [--architecture ID,…] [OPTIONS]",
    "REQUEST --judge PATH --architecture ID [OPTIONS]",
    "--mistakes [REQUEST…] [--architecture ID,…] [OPTIONS]",
  ]
  static let footer = "\(ExitCode.explanation) It is also 1 if a change is known to fail."

  @Argument("a request to show, such as confirm-log-out", .file) var request: [String]
  let architectures = ArchitectureOptions()
  @Flag("run tests and scenarios, and keep the results") var fresh: Bool
  @Flag("leave parts out of the changes, find out who notices, and keep the results")
  var mistakes: Bool
  @Option("judge an attempt in a copy of the kit at this path", .file) var judge: String?
  @Option(
    "which patches: those of all rows, or of a few by another author or ruling", .oneOf("series"))
  var series = ChangeSeries.first
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    guard judge == nil || request.count == 1 && architectures.asked?.count == 1 else {
      throw UsageError(
        "Name what to judge:\ncompare change undo-rename --judge PATH --architecture mvp")
    }
    guard fresh || mistakes || request.count < 2 else {
      throw UsageError("One request at a time is shown.\nLeave out all but one, or add --fresh.")
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    let folder = try Output.packageFolder()
    let all = try ChangeRequest.all(in: folder)
    let reader = ValueReader.oneOf(all, kind: "request", placeholder: "REQUEST", name: \.id)
    let requests = request.isEmpty ? all : try request.map { try reader.read($0) }
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: folder, notes: &notes)
    if let judge {
      return try self.judge(requests[0], at: judge, in: folder, environment, for: output)
    }
    var failures: [String] = []
    if fresh { failures += try keep(requests, in: folder, environment, mistakes: false) }
    if mistakes { failures += try keep(requests, in: folder, environment, mistakes: true) }
    let isOne = request.count == 1
    let showsDiffs = isOne && (1...3).contains(architectures.asked?.count ?? 0)
    if isOne, !showsDiffs {
      notes.append("To see patches, name up to three architectures with --architecture.")
    }
    let comparison = try ChangeComparison(
      of: requests, in: architectures.chosen, packageRoot: folder, series: series,
      showsDiffs: showsDiffs, environment: environment, notes: notes)
    let text = try report.format.text(
      of: comparison, report: comparison.report, for: output,
      citation: report.commandToCite(self).map { Citation(command: $0, environment: environment) })
    try output.write(
      isOne && report.format != .json
        ? comparison.withWordsAndDiffs(text, isMarkdown: report.format == .markdown) : text)
    for failure in failures { Output.writeError("compare: \(failure)\n") }
    return comparison.holds && failures.isEmpty ? .success : .failure
  }

  /// Judges an attempt at a request in the chosen row.
  private func judge(
    _ request: ChangeRequest, at path: String, in folder: URL, _ environment: RunEnvironment,
    for output: Output
  ) throws -> ExitCode {
    let judgement = try ChangeJudgement(
      of: request, in: architectures.chosen[0], at: URL(filePath: path), packageRoot: folder,
      environment: environment
    ) { Output.progress.show("\(request.number): \($0)") }
    try output.write(
      report.format.text(
        of: judgement, report: judgement.report, for: output,
        citation: report.commandToCite(self).map {
          Citation(command: $0, environment: environment)
        }))
    return judgement.holds ? .success : .failure
  }

  /// Tests requests in the chosen rows, or makes mistakes in them, and keeps the results after each
  /// request.
  ///
  /// - Returns: The reasons why requests could not be tested in any row.
  private func keep(
    _ requests: [ChangeRequest], in folder: URL, _ environment: RunEnvironment, mistakes: Bool
  ) throws -> [String] {
    var kept = KeptChanges(in: folder, of: series)
    var failures: [String] = []
    for request in requests {
      let rows = architectures.chosen.filter {
        let known = kept.known(of: request, in: $0)
        let holds = mistakes ? known.mistakes != nil : known.state.holds
        return known.state != .notMade && (!holds || !self.request.isEmpty)
      }
      guard !rows.isEmpty else { continue }
      func show(_ step: String) { Output.progress.show("\(request.number): \(step)") }
      do {
        if mistakes {
          try kept.judgeMistakes(request, in: rows, environment: environment, progress: show)
        } else {
          try kept.judge(request, in: rows, environment: environment, progress: show)
        }
      } catch let error as ChangeError {
        failures.append("\(request.number) was not judged. \(error.message)")
      }
    }
    return failures
  }
}
