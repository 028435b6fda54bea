import Reports
import Scenarios
import Terminal

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
