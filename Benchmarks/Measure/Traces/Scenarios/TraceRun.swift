import Architectures
import Foundation
import Scenarios
import Toolchain

/// A run that builds the package for tracing, and records the calls of scenarios.
///
/// ```swift
/// let run = TraceRun(packageFolder: URL(filePath: "."))
/// let traces = try run.traces(of: ["greeting.shown"], in: Architecture.all) { print($0) }
/// ```
package struct TraceRun {
  /// The ids of all scenarios, in the order of the specification.
  package static var scenarios: [String] { Scenario.all.map(\.id) }

  private let packageFolder: URL

  /// Creates a run that builds the package in a folder.
  package init(packageFolder: URL) {
    // The debug information holds paths without links.
    self.packageFolder = packageFolder.resolvingSymlinksInPath()
  }

  /// Builds a program for tracing, plays the scenarios in this program, and returns their traces.
  ///
  /// This function blocks the calling thread.
  ///
  /// - Parameters:
  ///   - scenarios: The ids of the scenarios.
  ///   - architectures: The architectures, in the order of their traces.
  ///   - detail: The calls to include in the traces.
  ///   - progress: A function that takes a short line of text. It is called before the build,
  ///     before the recording of the calls, and before the reading of the recorded calls.
  /// - Returns: The traces of all scenarios in the first architecture, followed by the traces in
  ///   the next architecture, and so on.
  /// - Throws: ``TraceError`` if the calls cannot be recorded or read, and ``ToolError`` if the
  ///   toolchain or a folder cannot be used.
  package func traces(
    of scenarios: [String], in architectures: [Architecture],
    detail: TraceReader.Detail = .written, progress: (String) -> Void = { _ in }
  ) throws -> [Trace] {
    let build = try TraceBuild(
      of: "trace-player", packageFolder: packageFolder, progress: progress)
    progress("trace: recording")
    let player = TracePlayer(scenarios: scenarios, architectures: architectures.map(\.id))
    let recording = try WorkerProcess(player, by: build.program).outcome()
    progress("trace: reading")
    var reader = try TraceReader(program: build.program, packageFolder: packageFolder)
    return try recording.runs.map { run in
      guard let architecture = architectures.first(where: { $0.id == run.architecture }),
        let scenario = Scenario.all.first(where: { $0.id == run.scenario })
      else { throw TraceError.playerFailed(reason: "It played \(run.scenario) by mistake.") }
      let titles =
        [("the screen is made", false)]
        + scenario.steps.map { ($0.description, $0.isExpectation) }
      let steps = try zip(titles, run.steps).map { title, calls in
        Trace.Step(
          title: title.0, isExpectation: title.1,
          calls: try reader.read(calls, of: recording.recorded, in: architecture, detail: detail))
      }
      return Trace(
        scenario: scenario.id, requirements: scenario.requirements,
        architecture: architecture.id, name: architecture.name, steps: steps)
    }
  }
}
