/// A step of a scenario that did not hold.
package struct Failure: Hashable, Sendable, CustomStringConvertible {
  /// The step's place in the scenario, from 0; `nil` after the last.
  package let stepIndex: Int?
  package let message: String

  package var description: String {
    stepIndex.map { "Step \($0 + 1): \(message)" } ?? message
  }
}

extension Scenario {
  /// Plays the scenario on a fresh screen and proves at its end that nothing of the screen lives
  /// on (P-21).
  ///
  /// Call it where `MainLoop.drain()` may be called.
  ///
  /// - Returns: What did not hold; a step that could not be performed ends the scenario.
  @MainActor package func run(on makers: ScreenMakers) -> [Failure] {
    let (failures, taskLivesOn) = watchingTasks { play(on: makers) }
    guard taskLivesOn else { return failures }
    return failures + [
      Failure(stepIndex: nil, message: "A task has not ended after its screen (P-21).")
    ]
  }

  @MainActor private func play(on makers: ScreenMakers) -> [Failure] {
    var failures: [Failure] = []
    var lifetimes = Lifetimes()
    let stage = Stage(for: screen, makers: makers)
    for (index, step) in steps.enumerated() {
      do {
        if let message = try stage.perform(step) {
          failures.append(Failure(stepIndex: index, message: message))
        }
      } catch {
        failures.append(Failure(stepIndex: index, message: error.description))
        break
      }
      // Where a step only looks and no queued work has run, nothing is new.
      if step.isExpectation, !step.awaitsIdleness { continue }
      if let screen = stage.screenInUse {
        lifetimes.observe([screen], without: stage.surroundings)
      }
    }
    stage.leave()
    if lifetimes.count == 0 {
      failures.append(Failure(stepIndex: nil, message: "No object of the screen was ever seen."))
    }
    failures += lifetimes.survivors.map {
      Failure(stepIndex: nil, message: "\($0) is still alive after its screen (P-21).")
    }
    return failures
  }
}
