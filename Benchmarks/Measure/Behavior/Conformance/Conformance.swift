import Reports
import Scenarios
import Terminal

/// The result of playing all scenarios of the specification in each architecture.
package struct Conformance: Codable, Equatable, Sendable {
  /// A requirement and the scenarios that prove it.
  package struct Requirement: Codable, Equatable, Sendable {
    package var id: String
    package var text: String
    /// The ids of the scenarios that prove the requirement.
    ///
    /// Requirement P-21 has the ids of all scenarios, since every scenario ends with a check of
    /// this requirement.
    package var scenarios: [String]
  }

  /// The result of playing the scenarios that prove a requirement.
  package struct Proof: Codable, Equatable, Sendable {
    /// The number of the requirement's scenarios that hold.
    package var held: Int
    /// The number of all scenarios that prove the requirement.
    package var scenarios: Int

    /// True if at least one scenario proves the requirement and all such scenarios hold.
    package var isComplete: Bool { scenarios > 0 && held == scenarios }
  }

  /// A scenario that does not hold, with a message for each failure.
  package struct FailedScenario: Codable, Equatable, Sendable {
    package var scenario: String
    package var messages: [String]
  }

  /// The proofs of the requirements in one architecture, and the scenarios that do not hold.
  package struct ArchitectureResult: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// The proofs of all requirements; the keys are the ids of the requirements, such as `P-21`.
    package var requirements: [String: Proof]
    /// The scenarios that do not hold, in the order of the specification.
    package var failures: [FailedScenario]
  }

  /// The version of the JSON format.
  package var schema = 1
  package var environment: RunEnvironment
  /// The requirements, in the order of the specification.
  package var requirements: [Requirement]
  /// The results of the architectures, in the order in which they are shown.
  package var architectures: [ArchitectureResult]
  /// The sentences that say which facts about the machine and the tools are not known, and why.
  package var notes: [String]

  /// The number of different scenarios that prove the requirements.
  package var scenarioCount: Int { Set(requirements.flatMap(\.scenarios)).count }

  /// True if every scenario holds on every architecture.
  package var isComplete: Bool { architectures.allSatisfy(\.failures.isEmpty) }
}

extension Conformance {
  /// The conformance as a report: tables of architectures and requirements, and the failures.
  package var report: Report {
    var report = Report(
      title: "Conformance: how many scenarios prove each requirement",
      tables: [
        matrix("Greeting", of: requirements.filter { $0.id.hasPrefix("G-") }),
        matrix("Profile", of: requirements.filter { $0.id.hasPrefix("P-") }),
      ])
    report.failures = architectures.flatMap { entry in
      entry.failures.flatMap { failure in
        failure.messages.map { "\(entry.name), \(failure.scenario): \($0)" }
      }
    }
    report.facts = environment.facts
    report.legend = requirements.map { .init(term: $0.id, meaning: $0.text) }
    report.notes = notes
    report.conclusion = conclusion
    return report
  }

  private func matrix(_ title: String, of requirements: [Requirement]) -> Table {
    Table(
      title: title, columns: requirements.map { .init(title: $0.id) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: requirements.map { Table.Cell(text: entry.requirements[$0.id].text) })
          })
      ], overflow: .divide)
  }

  /// The sentence that says if all scenarios hold, and where they do not.
  package var conclusion: String {
    let broken = architectures.filter { !$0.failures.isEmpty }
    if broken.isEmpty {
      let subject =
        architectures.count == 1
        ? architectures[0].name : "each of \(architectures.count) architectures"
      return "All \(scenarioCount) scenarios hold on \(subject)."
    }
    let failures = broken.map { "\($0.name) breaks \($0.failures.count)" }
    return "Not all of the \(scenarioCount) scenarios hold: \(failures.joined(separator: ", "))."
  }
}

extension Conformance.Proof? {
  fileprivate var text: String {
    guard let self else { return Table.Cell.notMeasured.text }
    return self.isComplete ? self.held.grouped : "\(self.held)/\(self.scenarios)!"
  }
}
