import Architectures
import Foundation
import Terminal
import Traces

/// A command that records traces of scenarios and compares them with the sources.
struct CheckTraces: Command {
  static let name = "traces"
  static let abstract = "Records the calls of scenarios and compares them with the sources."

  /// The ids of the scenarios to record.
  private static let scenarios = [
    "greeting.shown", "profile.load-retried", "profile.rename-saved", "profile.photo-changed",
  ]

  func run() throws -> ExitCode {
    let folder = try Check.packageFolder()
    let traces = try TraceRun(packageFolder: folder).traces(
      of: Self.scenarios, in: Architecture.all,
      progress: { StandardStreams().writeError($0 + "\n") })
    var judge = TraceJudge(architectures: Architecture.all) { path in
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    }
    for trace in traces { judge.check(trace) }
    let expected = Self.scenarios.count * Architecture.all.count
    if traces.count != expected {
      judge.problems.append("There are \(traces.count) traces instead of \(expected).")
    }
    return try Check.result(
      of: judge.problems, checked: "\(judge.callCount) calls of \(traces.count) traces")
  }
}
