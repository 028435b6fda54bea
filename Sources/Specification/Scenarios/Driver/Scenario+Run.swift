import Apps
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
  /// Plays the scenario in a new app and checks that no object of the screen outlives it, that the
  /// app does not keep more with each round (P-21), and that nothing outlives the app.
  ///
  /// Call it where `MainLoop.drain()` may be called.
  ///
  /// ```swift
  /// @MainActor func check(_ makeApp: @escaping MakeApp) {
  ///   for scenario in Scenario.all {
  ///     for failure in scenario.run(on: makeApp) { print("\(scenario.id): \(failure)") }
  ///   }
  /// }
  /// ```
  ///
  /// - Returns: The failed expectations; a step that could not be performed ends the scenario.
  @MainActor package func run(on makeApp: @escaping MakeApp) -> [Failure] {
    let sleepCount = MainLoop.sleepCount
    let (played, taskLivesOn) = watchingTasks { playToTheEnd(on: makeApp) }
    var failures = played.failures
    failures += played.appParts.survivors.map {
      Failure(stepIndex: nil, message: "\($0) is still alive after its app.")
    }
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

  /// Performs the steps on a stage in order, up to a step that cannot be performed.
  ///
  /// ```swift
  /// @MainActor func trace(_ scenario: Scenario, on stage: Stage) -> [Failure] {
  ///   scenario.play(on: stage) { step, perform in
  ///     print("begin: \(step)")
  ///     perform()
  ///     print("end: \(step)")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - stage: A new stage with the screen of the scenario. The screen stays open at the end.
  ///   - around: Called for each step. It calls `perform` once, and can do work before and after.
  /// - Returns: The failed expectations, and the step that could not be performed.
  /// - Throws: The error of `around`, which ends the scenario.
  @MainActor package func play<Problem: Error>(
    on stage: Stage, around: (_ step: Step, _ perform: () -> Void) throws(Problem) -> Void
  ) throws(Problem) -> [Failure] {
    var failures: [Failure] = []
    for (index, step) in steps.enumerated() {
      var isPossible = true
      try around(step) {
        do throws(ScenarioError) {
          guard let message = try stage.perform(step) else { return }
          failures.append(Failure(stepIndex: index, message: message))
        } catch {
          failures.append(Failure(stepIndex: index, message: error.description))
          isPossible = false
        }
      }
      guard isPossible else { break }
    }
    return failures
  }

  /// - Returns: The failures, and the objects of the app, of which none should be left.
  @MainActor private func playToTheEnd(
    on makeApp: @escaping MakeApp
  ) -> (failures: [Failure], appParts: Lifetimes) {
    var lifetimes = Lifetimes()
    let stage = Stage(for: screen, makeApp: makeApp)
    var livingOn: [Failure] = []
    var failures = play(on: stage) { step, perform in
      perform()
      if step.awaitsIdleness, stage.screenInUse == nil, stage.waitsForChangesOnly {
        // An answer to the change lets go of what it keeps, so a later look may find less.
        for survivor in lifetimes.survivors {
          let failure = Failure(
            stepIndex: nil, message: "A change keeps \(survivor) alive after its screen (P-21).")
          if !livingOn.contains(failure) { livingOn.append(failure) }
        }
      }
      // There are new objects only if the step did something or let queued work run.
      if step.isExpectation, !step.awaitsIdleness { return }
      stage.observeScreen(in: &lifetimes)
    }
    failures += livingOn
    if failures.isEmpty { failures = playFurtherRounds(on: stage) }
    stage.leave()
    if lifetimes.count == 0 {
      failures.append(Failure(stepIndex: nil, message: "No object of the screen was ever seen."))
    }
    failures += (lifetimes.survivors + stage.unopenedParts.survivors).map {
      Failure(stepIndex: nil, message: "\($0) is still alive after its screen (P-21).")
    }
    return (failures, stage.appParts)
  }

  /// Plays all rounds after the first, up to one that fails.
  @MainActor private func playFurtherRounds(on stage: Stage) -> [Failure] {
    guard rounds > 1 else { return [] }
    let count = stage.keptCount
    for _ in 2...rounds {
      let failures = play(on: stage) { $1() }
      guard failures.isEmpty else { return failures }
    }
    guard stage.keptCount > count else { return [] }
    return [
      Failure(
        stepIndex: nil,
        message: "In \(rounds) rounds, what the app keeps has grown from \(count) to "
          + "\(stage.keptCount) objects and values (P-21).")
    ]
  }
}
