import Architectures
import Jobs
import Scenarios
import Tables

/// Plays every scenario of the specification on architectures.
@MainActor package struct ConformanceRun {
  private let scenarios: [Scenario]
  private let play: (Scenario, Architecture) -> [String]

  /// Creates a run of the whole specification.
  package init() {
    self.init(scenarios: Scenario.all) { scenario, architecture in
      scenario.run(on: ScreenMakers(architecture)).map(\.description)
    }
  }

  init(
    scenarios: [Scenario], play: @escaping (Scenario, Architecture) -> [String]
  ) {
    self.scenarios = scenarios
    self.play = play
  }

  /// Plays the scenarios; call it where `MainLoop.drain()` may be called.
  ///
  /// - Parameters:
  ///   - architectures: In the order in which they are shown.
  ///   - environment: What is known of the machine and the tools.
  ///   - notes: Why something of it is not known.
  ///   - progress: Told what is being played.
  /// - Returns: What holds and what does not.
  /// - Throws: `MainLoopError` where the Swift runtime does not offer its jobs.
  package func run(
    _ architectures: [Architecture], environment: RunEnvironment, notes: [String] = [],
    progress: (String) -> Void = { _ in }
  ) throws -> Conformance {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let requirements = Requirement.all.map { requirement in
      Conformance.Requirement(
        id: requirement.id, text: requirement.text,
        scenarios: scenarios.filter { $0.proves(requirement) }.map(\.id))
    }
    return Conformance(
      environment: environment, requirements: requirements,
      architectures: architectures.map { architecture in
        progress("conformance: \(architecture.name)")
        return entry(of: architecture, requirements)
      }, notes: notes)
  }

  private func entry(
    of architecture: Architecture, _ requirements: [Conformance.Requirement]
  ) -> Conformance.Entry {
    let failures = scenarios.compactMap { scenario -> Conformance.Failure? in
      let messages = play(scenario, architecture)
      return messages.isEmpty ? nil : .init(scenario: scenario.id, messages: messages)
    }
    let failed = Set(failures.map(\.scenario))
    let proofs = requirements.map { requirement in
      let held = requirement.scenarios.filter { !failed.contains($0) }
      return (
        requirement.id,
        Conformance.Proof(held: held.count, scenarios: requirement.scenarios.count)
      )
    }
    return Conformance.Entry(
      id: architecture.id, name: architecture.name,
      requirements: Dictionary(uniqueKeysWithValues: proofs), failures: failures)
  }
}

extension Scenario {
  /// Whether the scenario proves a requirement; each proves at its end that nothing lives on.
  fileprivate func proves(_ requirement: Requirement) -> Bool {
    requirements.contains(requirement.id) || requirement.id == Requirement.nothingLivesOn
  }
}
