import Architectures
import Jobs
import Scenarios
import Tables

/// A run that plays every scenario of the specification on architectures.
///
/// ```swift
/// @MainActor func isComplete(_ environment: RunEnvironment) throws -> Bool {
///   try ConformanceRun().run(Architecture.all, environment: environment).isComplete
/// }
/// ```
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

  /// Plays the scenarios.
  ///
  /// Call this function where `MainLoop.drain()` may be called.
  ///
  /// - Parameters:
  ///   - architectures: The architectures, in the order in which they are shown.
  ///   - environment: The machine and the tools.
  ///   - notes: The parts of the environment that are not known, with the reasons.
  ///   - progress: Takes a short line before each architecture.
  /// - Returns: The scenarios that hold and those that fail.
  /// - Throws: `MainLoopError` if the main thread cannot run every job.
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
  /// Each scenario proves at its end that no object of the screen is alive.
  fileprivate func proves(_ requirement: Requirement) -> Bool {
    requirements.contains(requirement.id) || requirement.id == Requirement.nothingLivesOn
  }
}
