import Jobs

/// A failed expectation of a scenario.
package struct Failure: Hashable, Sendable, CustomStringConvertible {
  /// The index of the step in the scenario; `nil` after the last step.
  package let stepIndex: Int?
  package let message: String

  package var description: String {
    stepIndex.map { "Step \($0 + 1): \(message)" } ?? message
  }
}

extension Scenario {
  /// Plays the scenario on a new screen and checks that no object of the screen outlives it (P-21).
  ///
  /// Call it where `MainLoop.drain()` may be called.
  ///
  /// ```swift
  /// func failureCount(of makers: ScreenMakers) -> Int {
  ///   Scenario.all.reduce(0) { $0 + $1.run(on: makers).count }
  /// }
  /// ```
  ///
  /// - Returns: The failed expectations; a step that could not be performed ends the scenario.
  @MainActor package func run(on makers: ScreenMakers) -> [Failure] {
    let sleepCount = MainLoop.sleepCount
    var (failures, taskLivesOn) = watchingTasks { play(on: makers) }
    if taskLivesOn {
      failures.append(
        Failure(stepIndex: nil, message: "A task has not ended after its screen (P-21)."))
    }
    if !failures.isEmpty, MainLoop.sleepCount != sleepCount {
      failures.append(Failure(stepIndex: nil, message: Self.sleepMessage))
    }
    return failures
  }

  private static let sleepMessage =
    "The architecture calls Task.sleep(for:) or a similar function. Scenarios do not wait for it."

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
      // There are new objects only if the step did something or let queued work run.
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
