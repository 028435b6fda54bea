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
    "--fresh [REQUEST…] [--shared] [--architecture ID,…] [OPTIONS]",
  ]
  static let footer = "\(ExitCode.explanation) It is also 1 if a change is known to fail."

  @Argument("a request to show, such as confirm-log-out", .file) var request: [String]
  let architectures = ArchitectureOptions()
  @Flag("run tests and scenarios, and keep the results") var fresh: Bool
  @Flag("use results with the shared patch of a request alone, and the scenarios without it")
  var shared: Bool
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    guard fresh || request.count < 2 else {
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
    let failures = fresh ? try judge(requests, in: folder, environment: environment) : []
    let isOne = request.count == 1
    let showsDiffs = isOne && (1...3).contains(architectures.asked?.count ?? 0)
    if isOne, !showsDiffs {
      notes.append("To see patches, name up to three architectures with --architecture.")
    }
    let comparison = try ChangeComparison(
      of: requests, in: architectures.chosen, packageRoot: folder, isShared: shared,
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

  /// Tests requests in the chosen rows, and keeps the results after each request.
  ///
  /// - Returns: The reasons why requests could not be tested in any row.
  private func judge(
    _ requests: [ChangeRequest], in folder: URL, environment: RunEnvironment
  ) throws -> [String] {
    var kept = KeptChanges(in: folder, isShared: shared)
    var failures: [String] = []
    for request in requests {
      let rows = architectures.chosen.filter {
        let state = kept.state(of: request, in: $0).state
        return state == .notJudged || state == .stale
          || !self.request.isEmpty && state != .notMade
      }
      guard !rows.isEmpty else { continue }
      do {
        try kept.judge(request, in: rows, environment: environment) {
          Output.progress.show("\(request.number): \($0)")
        }
      } catch let error as ChangeError {
        failures.append("\(request.number) was not judged. \(error.localizedDescription)")
      }
    }
    return failures
  }
}
