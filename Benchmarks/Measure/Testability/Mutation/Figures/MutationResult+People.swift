import Reports
import Terminal

extension MutationResult {
  static let peopleColumns: [(title: String, meaning: String)] = [
    ("of people", "Faults of people: patches with mistakes that a person could have made."),
    ("by scenarios", "Faults of people that a scenario notices."),
    ("by view-free tests", "Faults of people that the view-free tests notice."),
  ]

  /// A table of the faults of people, and each of them with what has noticed it.
  var people: Report.Section {
    let judged = architectures.compactMap { entry in
      entry.faultsOfPeople.map { (name: entry.name, faults: $0) }
    }
    return .init(
      tables: [
        Table(
          title: "Faults of people", columns: Self.peopleColumns.map { .init(title: $0.title) },
          sections: [
            .init(
              rows: judged.map { name, faults in
                Table.Row(label: name, cells: Self.cells(of: faults))
              })
          ])
      ], remarksTitle: "Each fault of a person, and what notices it",
      remarks: judged.flatMap(\.faults).map(\.line))
  }

  private static func cells(of faults: [JudgedPersonFault]) -> [Table.Cell] {
    let figures = MutationFigures(of: faults.map(\.verdict))
    return [faults.count, figures.faults, figures.faults - figures.faultsThatNeedView].map {
      Table.Cell(text: $0.grouped)
    }
  }
}

extension JudgedPersonFault {
  /// The fault's name and meaning, with the tests and scenarios that notice it.
  var line: String {
    "\(fault.id): \(fault.meaning) Noticed by \(witnesses)."
  }

  private var witnesses: String {
    let count = verdict.brokenScenarios.count
    let scenarios = count == 1 ? "1 scenario" : "\(count) scenarios"
    return verdict.viewFreeTests.isNotice ? "\(scenarios), view-free tests" : "\(scenarios) only"
  }
}
