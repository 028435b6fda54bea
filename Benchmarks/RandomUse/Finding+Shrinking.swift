import Architectures
import ScenarioRuns
import Scenarios

extension RawFinding {
  /// Shrinks the session that has shown the finding; `nil` if it does not show it again.
  @MainActor func finding(in comparison: SessionComparison) -> Finding? {
    let session = comparison.session(seed: seed)
    switch kind {
    case .difference:
      return Finding(differenceIn: session, seed: seed, comparison: comparison)
    case .leak:
      return comparison.architectures.first { architectures.contains($0.id) }
        .map { Finding(leakIn: session, of: $0, seed: seed) }
    case .crash, .hang: return nil
    }
  }
}

extension Finding {
  /// Creates a finding with the facts that are known without shrinking.
  init(unshrunk rawFinding: RawFinding) {
    self.init(
      kind: rawFinding.kind, architectures: rawFinding.architectures, seed: rawFinding.seed,
      stepCount: SessionGenerator.stepCount, shortestStepCount: SessionGenerator.stepCount,
      details: [
        rawFinding.reason ?? "Shorter sessions end the process, or do not show it again."
      ],
      scenario: "")
  }

  /// Shrinks a session in which architectures differ.
  @MainActor init?(
    differenceIn session: RandomSession, seed: UInt64, comparison: SessionComparison
  ) {
    guard let first = comparison.outcome(of: session).difference else { return nil }
    // Two architectures suffice to show it, and the others would take most of the time.
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

  /// Shrinks a session after which an object of an architecture's screens or a task is alive.
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
          : "Each play leaves something in memory that no object of the screens refers to."
      ],
      // A scenario needs an expectation. The end of each scenario checks leaks without one.
      scenario: shortest.source(seed: seed, expectations: [shortest.requests(in: architecture)]))
  }
}

extension SessionComparison {
  /// Shrinks a session in which two architectures differ.
  ///
  /// If possible, the remaining steps can all be performed in the usual architecture, which behaves
  /// as most do.
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
  /// Filters expectations to those that hold at the session's end in an architecture.
  @MainActor fileprivate func holding(
    _ expectations: [Step], in architecture: Architecture
  ) -> [Step] {
    expectations.filter { expectation in
      Scenario("found", proves: "?", on: screen, steps: steps, [expectation])
        .run(on: ScreenMakers(architecture)).allSatisfy { $0.stepIndex != steps.count }
    }
  }
}

extension Difference {
  /// The differing aspects in words, the steps that expect the usual ones, and remarks on those
  /// that no step can expect.
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
