import Architectures
import Jobs
import Scenarios
import Toolchain

/// The calls that were recorded while scenarios were played in architectures.
package struct RecordedScenarios: Codable, Sendable {
  /// The recorded calls of one scenario in one architecture.
  struct Run: Codable {
    /// The scenario's id.
    var scenario: String
    /// The architecture's id.
    var architecture: String
    /// The outermost calls while the screen was created, and then those that each step caused, as
    /// indices in ``recorded``.
    var steps: [[Int]]
  }

  var recorded: RecordedCalls
  var runs: [Run]
}

/// A job that plays scenarios in a program built for tracing, and records the calls of functions
/// in each scenario.
package struct TracePlayer: WorkerJob, Equatable {
  package static let kind = "trace"

  /// The ids of the scenarios to play.
  var scenarios: [String]
  /// The ids of the architectures in which the scenarios are played.
  var architectures: [String]

  package func perform(tell: @escaping (String) -> Void) throws -> RecordedScenarios {
    guard CallRecorder.isAvailable else {
      throw TraceError.playerFailed(
        reason: """
          This build of the program cannot record calls, because it was not built for tracing. \
          Run: swift run -c release compare trace
          """)
    }
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let recorder = try CallRecorder()
    var runs: [RecordedScenarios.Run] = []
    for id in architectures {
      for scenario in Scenario.all where scenarios.contains(scenario.id) {
        guard let architecture = Architecture.all.first(where: { $0.id == id }) else { continue }
        runs.append(try record(scenario, in: architecture, with: recorder))
      }
    }
    return RecordedScenarios(recorded: recorder.recorded, runs: runs)
  }

  @MainActor private func record(
    _ scenario: Scenario, in architecture: Architecture, with recorder: CallRecorder
  ) throws -> RecordedScenarios.Run {
    // The first run sets up objects that a process sets up only once, which belong to no scenario.
    if let failure = scenario.run(on: architecture.makeApp).first {
      throw TraceError.stepFailed(
        scenario: scenario.id, architecture: architecture.id, reason: failure.description)
    }
    var made: Stage?
    var steps = [
      try recorder.record {
        made = Stage(for: scenario.screen, makeApp: architecture.makeApp)
      }
    ]
    guard let stage = made else { throw TraceError.recordingFailed }
    // Work that an action has queued runs before the next action. The calls of this work belong to
    // the action that has queued it.
    var latestAction = 0
    func recordQueuedWork() throws(TraceError) {
      let queued = try recorder.record { MainLoop.drain() }
      steps[latestAction] += queued
    }
    let failures = try scenario.play(on: stage) { (step, perform) throws(TraceError) in
      if !step.isExpectation || step.awaitsIdleness { try recordQueuedWork() }
      if step.isExpectation {
        // An expectation reads the screen and calls no function of the screen.
        perform()
        steps.append([])
      } else {
        latestAction = steps.count
        steps.append(try recorder.record(perform))
      }
    }
    if let failure = failures.first {
      let step = failure.stepIndex.map { "\(scenario.steps[$0]): " } ?? ""
      throw TraceError.stepFailed(
        scenario: scenario.id, architecture: architecture.id, reason: step + failure.message)
    }
    try recordQueuedWork()
    stage.leave()
    return RecordedScenarios.Run(
      scenario: scenario.id, architecture: architecture.id, steps: steps)
  }
}
