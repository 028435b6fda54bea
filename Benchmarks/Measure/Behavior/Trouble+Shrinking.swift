import Architectures
import Scenarios

extension Trouble {
  /// Creates a trouble whose session has not been shortened, and which has no scenario.
  ///
  /// `reason` says why the process ended during the session; it is `nil` for a difference or leak.
  init(_ kind: Kind, in architectures: [String], seed: UInt64, reason: String? = nil) {
    self.init(
      kind: kind, architectures: architectures, seed: seed,
      stepCount: SessionGenerator.stepCount, shortestStepCount: SessionGenerator.stepCount,
      details: [
        reason ?? """
          The session was not shortened: the process that tried shorter sessions did not finish, or \
          the problem did not appear again.
          """
      ],
      scenario: "")
  }

  /// Searches for a shorter session that shows the problem, and returns it in a trouble.
  ///
  /// The result is `nil` if the architectures do not differ when the session is played again. For a
  /// crash or hang, the result is always `nil`: a shorter session with the same problem would make
  /// this process crash or hang.
  @MainActor func shrunk(in comparison: SessionComparison) -> Trouble? {
    let session = comparison.session(seed: seed)
    switch kind {
    case .difference:
      return Trouble(differenceIn: session, seed: seed, comparison: comparison)
    case .leak:
      return comparison.architectures.first { architectures.contains($0.id) }
        .map { Trouble(leakIn: session, of: $0, seed: seed) }
    case .growth:
      return comparison.architectures.first { architectures.contains($0.id) }
        .map { Trouble(growthIn: session, of: $0, seed: seed) }
    case .crash, .hang: return nil
    }
  }

  /// Shortens a session in which architectures differ, and creates a trouble from the result.
  ///
  /// The initializer fails if the architectures do not differ in this session.
  @MainActor init?(
    differenceIn session: RandomSession, seed: UInt64, comparison: SessionComparison
  ) {
    guard let first = comparison.outcome(of: session).difference else { return nil }
    // Two architectures suffice to show the difference, and the others would take most of the time.
    let usual = first.groups[0].architectures[0]
    let two = SessionComparison(
      architectures: comparison.architectures.filter {
        $0.id == usual || $0.id == first.groups[1].architectures[0]
      })
    let shortest = two.shrunk(session, usual: usual)
    guard let difference = comparison.outcome(of: shortest).difference else { return nil }
    let words = difference.words
    var expectations = words.expectations
    var details = words.details
    if let usual = comparison.architectures.first(where: {
      $0.id == difference.groups[0].architectures[0]
    }) {
      expectations = shortest.holding(expectations, in: usual)
    }
    if difference.stepIndex >= shortest.steps.count {
      details.insert("after the screen was left:", at: 0)
    }
    self.init(
      kind: .difference, architectures: difference.dissenters, seed: seed,
      stepCount: session.steps.count, shortestStepCount: shortest.steps.count, details: details,
      scenario: shortest.source(
        seed: seed, expectations: expectations,
        remark: words.remarks.isEmpty ? nil : words.remarks.joined(separator: "; ")))
  }

  /// Creates a trouble from a session that leaks.
  ///
  /// If an object or a task is still alive after the session, the session is shortened. If no
  /// object or task is alive, the trouble reports leaked memory, and the session is not shortened.
  @MainActor init(
    leakIn session: RandomSession, of architecture: Architecture, seed: UInt64
  ) {
    let survivors = { (session: RandomSession) in
      session.play(in: architecture, looksAtObjects: true).survivors
    }
    let isFound = !survivors(session).isEmpty
    let shortest =
      isFound ? SessionShrinker { survivors($0).isEmpty ? nil : .end }.shrunk(session) : session
    self.init(
      kind: .leak, architectures: [architecture.id], seed: seed, stepCount: session.steps.count,
      shortestStepCount: shortest.steps.count,
      details: [
        isFound
          ? "alive: \(Set(survivors(shortest)).sorted().joined(separator: ", "))"
          : "Each play of the session leaks memory, but no object of the screens stays alive."
      ],
      // A scenario needs an expectation. The end of each scenario checks leaks without one.
      scenario: shortest.source(seed: seed, expectations: [shortest.requests(in: architecture)]))
  }
}

extension Trouble {
  /// Shortens a session that enlarges an app each time, and creates a trouble from the result.
  @MainActor init(growthIn session: RandomSession, of architecture: Architecture, seed: UInt64) {
    let shortest =
      SessionShrinker { $0.enlargesApp(of: architecture) ? .end : nil }.shrunk(session)
    self.init(
      kind: .growth, architectures: [architecture.id], seed: seed, stepCount: session.steps.count,
      shortestStepCount: shortest.steps.count,
      details: ["Each time that the session is played in an app, the app keeps more."],
      scenario: shortest.source(
        seed: seed, expectations: [shortest.requests(in: architecture)],
        remark: "add rounds: 2, and leave every screen at the end"))
  }
}

extension SessionComparison {
  /// Returns a shorter session in which the two compared architectures still differ.
  ///
  /// `usual` is the id of the architecture that behaves as most others do. If it can perform every
  /// step up to the difference, then it can also perform every step of the shorter session.
  fileprivate func shrunk(_ session: RandomSession, usual: String) -> RandomSession {
    let shows = { (session: RandomSession) -> (by: SessionShrinker.ShownBy, isPossible: Bool)? in
      let outcome = outcome(of: session)
      guard let difference = outcome.difference else { return nil }
      let isPossible = outcome.plays.contains { architecture, play in
        architecture == usual
          && play.observations[...difference.stepIndex].allSatisfy { $0.problem == nil }
      }
      let end = difference.stepIndex >= session.steps.count
      return (end ? .end : .step(difference.stepIndex), isPossible)
    }
    // A difference that appears only after the screen is left needs a scenario that leaves it.
    var leaving = session
    leaving.steps += [.goHome, .pause]
    let known = [session, leaving].lazy.compactMap { session in
      shows(session).map { (session: session, shown: $0) }
    }
    guard let start = known.first(where: { $0.shown.by != .end }) ?? known.first else {
      return session
    }
    return SessionShrinker { session in
      guard let shown = shows(session), shown.isPossible || !start.shown.isPossible,
        shown.by != .end || start.shown.by == .end
      else { return nil }
      return shown.by
    }.shrunk(start.session)
  }
}

extension RandomSession {
  /// Returns those of the given expectations that hold in an architecture at the session's end.
  @MainActor fileprivate func holding(
    _ expectations: [Step], in architecture: Architecture
  ) -> [Step] {
    expectations.filter { expectation in
      Scenario("found", proves: "?", on: screen, steps: steps, [expectation])
        .run(on: architecture.makeApp).allSatisfy { $0.stepIndex != steps.count }
    }
  }
}

extension Difference {
  /// The description of the difference, in words and as steps of a scenario.
  ///
  /// Architectures with the same values form a group. The details list the values of every group
  /// for each aspect, such as the cache, in which the groups differ. The expectations are steps
  /// that expect the values of the largest group. If no step can expect the value of an aspect, a
  /// remark gives this value.
  fileprivate var words: (details: [String], expectations: [Step], remarks: [String]) {
    var details: [String] = []
    var expectations: [Step] = []
    var remarks: [String] = []
    for aspect in groups[0].observation.aspects {
      let values = groups.map { group in
        group.observation.aspects.first { $0.name == aspect.name }?.value ?? "none"
      }
      guard Set(values).count > 1 else { continue }
      details.append("\(aspect.name):")
      for (group, value) in zip(groups, values) {
        details.append("  \(group.architectures.joined(separator: ", ")): \(value)")
      }
      expectations += aspect.expectations
      if aspect.expectations.isEmpty { remarks.append("\(aspect.name): \(aspect.value)") }
    }
    if details.isEmpty { details = ["The texts look the same but consist of different bytes."] }
    return (details, expectations, remarks)
  }
}
