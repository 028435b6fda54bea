import Architectures
import Jobs
import Reports
import Scenarios

/// A run that plays every scenario of the specification on several architectures.
///
/// ```swift
/// @MainActor func isComplete(_ environment: RunEnvironment) throws -> Bool {
///   try ConformanceRun().run(Architecture.all, environment: environment).isComplete
/// }
/// ```
@MainActor package struct ConformanceRun {
  private let scenarios: [Scenario]
  private let play: (Scenario, Architecture) -> [String]

  /// Creates a run that plays all scenarios of the specification.
  package init() {
    self.init(scenarios: Scenario.all) { scenario, architecture in
      scenario.run(on: architecture.makeApp).map(\.description)
    }
  }

  init(
    scenarios: [Scenario], play: @escaping (Scenario, Architecture) -> [String]
  ) {
    self.scenarios = scenarios
    self.play = play
  }

  /// Plays all scenarios of this run on each architecture.
  ///
  /// Call this function only where `MainLoop.drain()`, which runs queued jobs, may be called.
  ///
  /// - Parameters:
  ///   - architectures: The architectures, in the order in which they are shown.
  ///   - environment: The description of the machine and the tools.
  ///   - notes: The sentences that say which facts about the machine and the tools are not known,
  ///     and why.
  ///   - progress: A function that takes a short line of text. It is called before the scenarios
  ///     are played on an architecture.
  /// - Returns: The proofs of the requirements and the failed scenarios of each architecture.
  /// - Throws: `MainLoopError` if the platform is not supported.
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
  ) -> Conformance.ArchitectureResult {
    let failures = scenarios.compactMap { scenario -> Conformance.FailedScenario? in
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
    return Conformance.ArchitectureResult(
      id: architecture.id, name: architecture.name,
      requirements: Dictionary(uniqueKeysWithValues: proofs), failures: failures)
  }
}

extension Scenario {
  /// Returns true if the scenario proves a requirement.
  ///
  /// The result is always true for the requirement that no object of a closed screen stays alive,
  /// because the end of every scenario proves this requirement.
  fileprivate func proves(_ requirement: Requirement) -> Bool {
    requirements.contains(requirement.id) || requirement.id == Requirement.nothingLivesOn
  }
}
