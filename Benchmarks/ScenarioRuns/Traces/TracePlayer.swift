import Architectures
import CProcess
import CallTraces
import Foundation
import Jobs
import Scenarios

/// Plays scenarios in a program that was built for tracing, and records their calls.
package struct TracePlayer: Codable, Equatable, Sendable {
  /// The ids, each of which is known.
  var scenarios: [String]
  var architectures: [String]

  /// What came of it, as it is written to standard output.
  enum Outcome: Codable, Equatable, Sendable {
    case recorded(RecordedPlays)
    case stepFailed(scenario: String, architecture: String, reason: String)
    case failed(reason: String)
  }

  /// Does what this process was started for, and writes what comes of it to standard output.
  ///
  /// Call it from synchronous code on the main thread.
  ///
  /// - Parameter arguments: Those of the process, without its name.
  /// - Returns: Whether the arguments were understood.
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
      var plays: [RecordedPlays.Play] = []
      for id in architectures {
        for scenario in Scenario.all where scenarios.contains(scenario.id) {
          guard let architecture = Architecture.all.first(where: { $0.id == id }) else { continue }
          plays.append(try play(scenario, in: architecture, with: recorder))
        }
      }
      return .recorded(RecordedPlays(recorded: recorder.recorded, plays: plays))
    } catch TraceError.stepFailed(let scenario, let architecture, let reason) {
      return .stepFailed(scenario: scenario, architecture: architecture, reason: reason)
    } catch {
      return .failed(reason: "\(error)")
    }
  }

  @MainActor private func play(
    _ scenario: Scenario, in architecture: Architecture, with recorder: CallRecorder
  ) throws -> RecordedPlays.Play {
    let makers = ScreenMakers(architecture)
    // What is set up once in a process belongs to no scenario.
    if let failure = scenario.run(on: makers).first {
      throw TraceError.stepFailed(
        scenario: scenario.id, architecture: architecture.id, reason: failure.description)
    }
    var made: Stage?
    var making = try recorder.record { made = Stage(for: scenario.screen, makers: makers) }
    guard let stage = made else { throw TraceError.recordingFailed }
    var steps: [[Int]] = []
    // What an act has queued belongs to it: it runs before the next act, and is told under this one.
    var lastAct: Int?
    func recordQueued() throws {
      let queued = try recorder.record { MainLoop.drain() }
      if let lastAct { steps[lastAct] += queued } else { making += queued }
    }
    for step in scenario.steps {
      if !step.isExpectation || step.awaitsIdleness { try recordQueued() }
      if !step.isExpectation { lastAct = steps.count }
      var problem: String?
      let perform = {
        do throws(ScenarioError) {
          problem = try stage.perform(step)
        } catch {
          problem = error.description
        }
      }
      if step.isExpectation {
        // Only the driver looks; nothing of the screen is called.
        perform()
        steps.append([])
      } else {
        steps.append(try recorder.record(perform))
      }
      if let problem {
        throw TraceError.stepFailed(
          scenario: scenario.id, architecture: architecture.id, reason: "\(step): \(problem)")
      }
    }
    try recordQueued()
    stage.leave()
    return RecordedPlays.Play(
      scenario: scenario.id, architecture: architecture.id, making: making, steps: steps)
  }
}
