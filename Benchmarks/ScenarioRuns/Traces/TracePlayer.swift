import Architectures
import CProcess
import CallTraces
import Foundation
import Jobs
import Scenarios

/// Plays scenarios in a program that was built for tracing, and records their calls.
package struct TracePlayer: Codable, Equatable, Sendable {
  /// The ids of the scenarios.
  var scenarios: [String]
  /// The ids of the architectures.
  var architectures: [String]

  /// The result of a run, as the program writes it to standard output.
  enum Outcome: Codable, Equatable, Sendable {
    case recorded(RecordedScenarios)
    case stepFailed(scenario: String, architecture: String, reason: String)
    case failed(reason: String)
  }

  /// Plays the scenarios that the arguments name, and writes the recording to standard output.
  ///
  /// Call it from synchronous code on the main thread.
  ///
  /// - Parameter arguments: The arguments of the process, without its name: a player in JSON.
  /// - Returns: False if the arguments are not a player in JSON.
  @MainActor package static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 1,
      let player = try? JSONDecoder().decode(TracePlayer.self, from: Data(arguments[0].utf8))
    else { return false }
    process_end_with_parent()
    if let data = try? JSONEncoder().encode(player.outcome()) {
      try? FileHandle.standardOutput.write(contentsOf: data)
    }
    return true
  }

  @MainActor private func outcome() -> Outcome {
    guard CallRecorder.isAvailable else {
      return .failed(reason: "It was not built for tracing.")
    }
    guard MainLoop.isSupported else {
      return .failed(reason: MainLoopError.unsupportedPlatform.description)
    }
    do {
      let recorder = try CallRecorder()
      var runs: [RecordedScenarios.Run] = []
      for id in architectures {
        for scenario in Scenario.all where scenarios.contains(scenario.id) {
          guard let architecture = Architecture.all.first(where: { $0.id == id }) else { continue }
          runs.append(try record(scenario, in: architecture, with: recorder))
        }
      }
      return .recorded(RecordedScenarios(recorded: recorder.recorded, runs: runs))
    } catch TraceError.stepFailed(let scenario, let architecture, let reason) {
      return .stepFailed(scenario: scenario, architecture: architecture, reason: reason)
    } catch {
      return .failed(reason: "\(error)")
    }
  }

  @MainActor private func record(
    _ scenario: Scenario, in architecture: Architecture, with recorder: CallRecorder
  ) throws -> RecordedScenarios.Run {
    let makers = ScreenMakers(architecture)
    // The first run sets up what is set up once in a process. That belongs to no scenario.
    if let failure = scenario.run(on: makers).first {
      throw TraceError.stepFailed(
        scenario: scenario.id, architecture: architecture.id, reason: failure.description)
    }
    var made: Stage?
    var making = try recorder.record { made = Stage(for: scenario.screen, makers: makers) }
    guard let stage = made else { throw TraceError.recordingFailed }
    var steps: [[Int]] = []
    // Work that an action has queued runs before the next action, and is shown under its own.
    var latestAction: Int?
    func recordQueuedWork() throws(TraceError) {
      let queued = try recorder.record { MainLoop.drain() }
      if let latestAction { steps[latestAction] += queued } else { making += queued }
    }
    let failures = try scenario.play(on: stage) { (step, perform) throws(TraceError) in
      if !step.isExpectation || step.awaitsIdleness { try recordQueuedWork() }
      if step.isExpectation {
        // An expectation reads the screen and calls no function of it.
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
      scenario: scenario.id, architecture: architecture.id, making: making, steps: steps)
  }
}
