import Architectures
import HeadlessUIKit
import Models
import Scenarios

/// A sequence of steps on one screen: the actions of a person and the answers of the services.
///
/// ```swift
/// let session = RandomSession(
///   screen: .profile(cached: .blaine), steps: [.open, .tap(Control.logOut)])
/// ```
struct RandomSession: Equatable, Sendable {
  var screen: Scenario.Screen
  /// The steps in their order: actions and answers, but no expectations.
  var steps: [Step]
}

/// The result of playing a session in one architecture: the observations, and the types of the
/// objects that were still alive after the session.
///
/// ```swift
/// let session = RandomSession(screen: .profile(cached: .blaine), steps: [.open, .goBack])
/// let play = session.play(in: Architecture.all[0], looksAtObjects: true)
/// print(play.survivors)  // []
/// ```
struct Play: Equatable, Sendable {
  /// The observations: one after each step, and two more at the end of the session.
  ///
  /// At the end, one observation is made after the screen was left, while requests may still be
  /// unanswered. The last observation is made after every request was answered.
  var observations: [Observation] = []
  /// The names of the types of objects that were still alive after the session.
  ///
  /// Screens, the objects of the app and those of unopened screens are always checked. The objects
  /// that an opened screen holds are checked only if the session was played with `looksAtObjects`.
  /// `Task` stands for a task that was still alive.
  var survivors: [String] = []
}

extension RandomSession {
  /// Plays the session in an architecture.
  ///
  /// Call this function only where `MainLoop.drain()`, which runs queued jobs, may be called. A
  /// step that cannot be performed is skipped, and the observation after the step gives the reason.
  /// With `looksAtObjects`, objects of the screens that outlive the session are searched for, which
  /// takes most of the time.
  @MainActor func play(in architecture: Architecture, looksAtObjects: Bool) -> Play {
    Self.play(on: screen, of: architecture, looksAtObjects: looksAtObjects) { _, index in
      steps.indices.contains(index) ? steps[index] : nil
    }.play
  }

  /// Plays a session whose steps are chosen one by one while it is played.
  ///
  /// `next` takes the stage, which is the window with the screen and its services, and the index of
  /// the step to choose. It returns `nil` to end the session.
  @MainActor static func play(
    on screen: Scenario.Screen, of architecture: Architecture, looksAtObjects: Bool,
    next: (Stage, Int) -> Step?
  ) -> (session: RandomSession, play: Play) {
    var session = RandomSession(screen: screen, steps: [])
    var play = Play()
    let (seen, taskLivesOn) = watchingTasks { () -> Seen in
      var lifetimes = Lifetimes()
      var screens: [WeakScreen] = []
      let stage = Stage(for: screen, makeApp: architecture.makeApp)
      while let step = next(stage, session.steps.count) {
        session.steps.append(step)
        var problem: ScenarioError?
        do throws(ScenarioError) { _ = try stage.perform(step) } catch { problem = error }
        play.observations.append(
          Observation(of: stage, problem: problem, isSettled: step.awaitsIdleness))
        guard let used = stage.screenInUse else { continue }
        if screens.last?.screen !== used { screens.append(WeakScreen(screen: used)) }
        if looksAtObjects { stage.observeScreen(in: &lifetimes) }
      }
      stage.abandon()
      play.observations.append(Observation(of: stage, problem: nil, isSettled: true))
      stage.leave()
      play.observations.append(Observation(of: stage, problem: nil, isSettled: true))
      return Seen(
        lifetimes: lifetimes, screens: screens, unopenedParts: stage.unopenedParts,
        appParts: stage.appParts)
    }
    // The inspected objects include the screens.
    play.survivors =
      looksAtObjects
      ? seen.lifetimes.survivors : seen.screens.compactMap { $0.screen.map { "\(type(of: $0))" } }
    play.survivors += seen.unopenedParts.survivors + seen.appParts.survivors
    if taskLivesOn { play.survivors.append("Task") }
    return (session, play)
  }

  /// Returns true if an app keeps more each time that the session is played in it.
  ///
  /// After each play the screens are left and all requests are answered. Objects and values that
  /// the app still keeps then are counted.
  @MainActor func enlargesApp(of architecture: Architecture) -> Bool {
    let stage = Stage(for: screen, makeApp: architecture.makeApp)
    let counts = (1...4).map { _ in
      if case .profile(let user) = screen { stage.cache.user = user }
      for step in steps { _ = try? stage.perform(step) }
      stage.leave()
      return stage.keptCount
    }
    // The first play may make what stays.
    return zip(counts.dropFirst(), counts.dropFirst(2)).allSatisfy(<)
  }
}

/// Weak references to what should not outlive a session.
private struct Seen {
  let lifetimes: Lifetimes
  let screens: [WeakScreen]
  let unopenedParts: Lifetimes
  let appParts: Lifetimes
}

private struct WeakScreen {
  weak var screen: UIViewController?
}
