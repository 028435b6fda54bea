import Architectures
import HeadlessUIKit
import ScenarioRuns
import Scenarios

/// What came of a session in one architecture.
package struct Play: Equatable, Sendable {
  /// What could be seen after each step, then after the screen was left with whatever was in flight,
  /// and then after every request was answered.
  package var observations: [Observation] = []
  /// What was alive after the end: screens, the types of their objects if those were looked at, and
  /// whether a task was.
  package var survivors: [String] = []
}

extension RandomSession {
  /// Plays the session; call it where `MainLoop.drain()` may be called.
  ///
  /// A step that cannot be performed is left out, which is observed.
  ///
  /// - Parameters:
  ///   - architecture: In which one.
  ///   - looksAtObjects: Whether objects are looked at, which takes most of the time.
  /// - Returns: What came of it.
  @MainActor func play(in architecture: Architecture, looksAtObjects: Bool) -> Play {
    Self.play(on: screen, of: architecture, looksAtObjects: looksAtObjects) { _, index in
      steps.indices.contains(index) ? steps[index] : nil
    }.play
  }

  /// Plays a session that is made up step by step.
  ///
  /// - Parameters:
  ///   - screen: The screen, and with what.
  ///   - architecture: Whose screen.
  ///   - looksAtObjects: Whether objects are looked at, which takes most of the time.
  ///   - next: Chooses the step with an index by what is on the stage; `nil` ends the session.
  /// - Returns: The session with all its steps, and what came of it.
  @MainActor static func play(
    on screen: Scenario.Screen, of architecture: Architecture, looksAtObjects: Bool,
    next: (Stage, Int) -> Step?
  ) -> (session: RandomSession, play: Play) {
    var session = RandomSession(screen: screen, steps: [])
    var play = Play()
    let (seen, taskLivesOn) = watchingTasks { () -> (lifetimes: Lifetimes, screens: [WeakScreen]) in
      var lifetimes = Lifetimes()
      var screens: [WeakScreen] = []
      let stage = Stage(for: screen, makers: ScreenMakers(architecture))
      while let step = next(stage, session.steps.count) {
        session.steps.append(step)
        var problem: ScenarioError?
        do throws(ScenarioError) { _ = try stage.perform(step) } catch { problem = error }
        play.observations.append(
          Observation(of: stage, problem: problem, isSettled: step.awaitsIdleness))
        guard let used = stage.screenInUse else { continue }
        if screens.last?.screen !== used { screens.append(WeakScreen(screen: used)) }
        if looksAtObjects { lifetimes.observe([used], without: stage.surroundings) }
      }
      stage.abandon()
      play.observations.append(Observation(of: stage, problem: nil, isSettled: true))
      stage.leave()
      play.observations.append(Observation(of: stage, problem: nil, isSettled: true))
      return (lifetimes, screens)
    }
    // Where objects are looked at, screens are among them.
    play.survivors =
      looksAtObjects
      ? seen.lifetimes.survivors : seen.screens.compactMap { $0.screen.map { "\(type(of: $0))" } }
    if taskLivesOn { play.survivors.append("Task") }
    return (session, play)
  }
}

private struct WeakScreen {
  weak var screen: UIViewController?
}
