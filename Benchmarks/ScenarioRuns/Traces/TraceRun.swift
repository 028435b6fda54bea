import Architectures
import CallTraces
import Foundation
import Scenarios
import Toolchain

/// Records what scenarios call in architectures, in a build of its own.
package struct TraceRun {
  /// The names of the scenarios, in the order of the specification.
  package static var scenarios: [String] { Scenario.all.map(\.id) }

  private let packageFolder: URL

  /// Creates a run of the package in a folder.
  package init(packageFolder: URL) {
    // The compiler writes real paths into what debuggers read.
    self.packageFolder = packageFolder.resolvingSymlinksInPath()
  }

  /// Builds, plays the scenarios and reads what was recorded.
  ///
  /// The calling thread is blocked meanwhile.
  ///
  /// - Parameters:
  ///   - scenarios: The names of the scenarios.
  ///   - architectures: In the order in which their traces come.
  ///   - detail: Which calls are told.
  ///   - progress: Takes one short line before each step.
  /// - Returns: The traces, architecture by architecture.
  /// - Throws: ``TraceError``, and ``ToolError`` where the toolchain or a folder cannot be used.
  package func traces(
    of scenarios: [String], in architectures: [Architecture],
    detail: TraceReader.Detail = .written, progress: (String) -> Void = { _ in }
  ) throws -> [Trace] {
    let toolchain = try SwiftToolchain()
    let scratch = try TraceBuild.scratch(in: packageFolder, progress: progress)
    progress("trace: building")
    let build = try TraceBuild(
      of: "trace-player", packageFolder: packageFolder, scratch: scratch.url, toolchain: toolchain)
    progress("trace: recording")
    let plays = try played(
      TracePlayer(scenarios: scenarios, architectures: architectures.map(\.id)), by: build.program)
    progress("trace: reading")
    var reader = try TraceReader(program: build.program, packageFolder: packageFolder)
    return try plays.plays.map { play in
      guard let architecture = architectures.first(where: { $0.id == play.architecture }),
        let scenario = Scenario.all.first(where: { $0.id == play.scenario })
      else { throw TraceError.playerFailed(reason: "It has played \(play.scenario).") }
      let titles =
        [(Self.making, false)] + scenario.steps.map { ($0.description, $0.isExpectation) }
      let steps = try zip(titles, [play.making] + play.steps).map { title, calls in
        Trace.Step(
          title: title.0, isExpectation: title.1,
          calls: try reader.read(calls, of: plays.recorded, in: architecture, detail: detail))
      }
      return Trace(
        scenario: scenario.id, requirements: scenario.requirements,
        architecture: architecture.id, name: architecture.name, steps: steps)
    }
  }

  private static let making = "the screen is made"

  private func played(_ player: TracePlayer, by program: URL) throws -> RecordedPlays {
    let outcome = try WorkerProcess(player, by: program).outcome()
    switch outcome {
    case .recorded(let plays): return plays
    case .stepFailed(let scenario, let architecture, let reason):
      throw TraceError.stepFailed(
        scenario: scenario, architecture: architecture, reason: reason)
    }
  }
}
