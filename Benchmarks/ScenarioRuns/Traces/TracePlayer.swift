import Architectures
import CallTraces
import Jobs
import Scenarios
import Toolchain

/// Plays scenarios in a program that was built for tracing, and records their calls.
package struct TracePlayer: WorkerJob, Equatable {
  package static let kind = "trace"

  /// The ids, each of which is known.
  var scenarios: [String]
  var architectures: [String]

  /// The result, which the process hands back.
  package enum Outcome: Codable, Equatable, Sendable {
    case recorded(RecordedPlays)
    case stepFailed(scenario: String, architecture: String, reason: String)
  }

  package func perform(tell: @escaping (String) -> Void) throws -> Outcome {
    guard CallRecorder.isAvailable else {
      throw TraceError.playerFailed(reason: "It was not built for tracing.")
    }
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
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
