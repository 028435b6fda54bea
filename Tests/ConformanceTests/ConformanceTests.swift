import Architectures
import Authors
import Jobs
import Scenarios
import Testing

@Suite("Every architecture meets the whole specification")
struct ConformanceTests {
  @Test("A scenario holds, and no object of its screen outlives it (P-21)", arguments: Self.cases)
  nonisolated func scenarioHolds(_ conformance: Conformance) async throws {
    let failures = try await MainLoop.whenIdle {
      conformance.scenario.run(on: conformance.architecture.makeApp).map(\.description)
    }
    for description in failures {
      // The first line of an issue shows an error, and no comment.
      Issue.record(UnmetRequirement(description: description))
    }
  }

  nonisolated static let cases = Architecture.known.flatMap { architecture in
    Scenario.all.map { Conformance(architecture: architecture, scenario: $0) }
  }
}

/// A scenario and the architecture in which it is played.
nonisolated struct Conformance: CustomTestStringConvertible, Sendable {
  let architecture: Architecture
  let scenario: Scenario

  var testDescription: String {
    "\(architecture.id) \(scenario.id) (\(scenario.requirements.joined(separator: ", ")))"
  }
}

/// An expectation of a scenario that failed.
nonisolated private struct UnmetRequirement: Error, CustomStringConvertible {
  let description: String
}
