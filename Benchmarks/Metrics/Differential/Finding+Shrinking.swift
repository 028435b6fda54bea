import Architectures
import Scenarios

extension Finding {
  /// Shrinks a session in which architectures differ.
  @MainActor init?(
    differenceIn session: Session, seed: UInt64, comparison: SessionComparison
  ) {
    guard let first = comparison.outcome(of: session).difference else { return nil }
    // Two suffice to show it, and the others would take most of the time.
    let two = SessionComparison(
      architectures: comparison.architectures.filter {
        $0.id == first.groups[0].architectures[0] || $0.id == first.dissenters[0]
      })
    let shortest = SessionShrinker { session in
      two.outcome(of: session).difference.map { .step($0.stepIndex) }
    }.shrunk(session)
    guard let difference = comparison.outcome(of: shortest).difference else { return nil }
    let common = difference.groups[0].observation.aspects
    var details: [String] = []
    var expectations: [Step] = []
    var remarks: [String] = []
    for aspect in common {
      let values = difference.groups.map { group in
        group.observation.aspects.first { $0.name == aspect.name }?.value ?? "none"
      }
      guard Set(values).count > 1 else { continue }
      details.append("\(aspect.name):")
      for (group, value) in zip(difference.groups, values) {
        details.append("  \(group.architectures.joined(separator: ", ")): \(value)")
      }
      expectations += aspect.expectations
      if aspect.expectations.isEmpty { remarks.append("\(aspect.name): \(aspect.value)") }
    }
    self.init(
      kind: .difference, architectures: difference.dissenters, seed: seed,
      stepCount: session.steps.count, shortestStepCount: shortest.steps.count, details: details,
      scenario: shortest.source(
        id: "\(session.screen.feature).found-\(seed)", expectations: expectations,
        remark: remarks.isEmpty ? nil : remarks.joined(separator: "; ")))
  }

  /// Shrinks a session after which something of an architecture's screens lives on.
  @MainActor init(
    leakIn session: Session, of architecture: Architecture, seed: UInt64
  ) {
    let survivors = { (session: Session) in
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
          : "Each play leaves something in memory that no stored property leads to; not shrunk."
      ],
      // Each scenario expects at its end that nothing is alive.
      scenario: shortest.source(id: "\(session.screen.feature).found-\(seed)", expectations: []))
  }
}
