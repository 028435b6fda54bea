import Foundation
import Reports
import Terminal

extension KindList {
  /// The list as a report: a block for each kind, and a table of the architectures.
  package var report: Report {
    var report = Report(title: "Kinds of mistakes: which of them tests find without a screen")
    report.facts = environment.facts
    report.sections =
      kinds.enumerated().map { index, kind in
        .init(
          remarksTitle: "\(index + 1). \(kind.name)",
          remarks: [kind.broken] + KindOutcome.allCases.compactMap { places(of: kind, $0) })
      } + [.init(tables: [table])]
    report.legend = [
      .init(
        term: "kind",
        meaning: """
          The mistakes that break the same scenarios. A mistake is a small change to the code that \
          breaks one scenario or more.
          """),
      .init(term: "found", meaning: "Tests without a screen find all mistakes of the kind."),
      .init(
        term: "in part",
        meaning: "They find mistakes in the files before 'not', and miss some in those after."),
      .init(term: "only with a screen", meaning: "They find none of the mistakes."),
    ]
    report.notes =
      [
        """
        The set holds the kinds that occurred in all architectures on \(kept). It stays the same \
        until it is made anew: \(KeptKinds.command)
        """
      ] + notes
    return report
  }

  /// The numbers of kinds with each outcome.
  private var table: Table {
    let outcomes = KindOutcome.allCases.filter { outcome in
      outcome != .absent || architectures.contains { $0.kinds.counts.count(of: outcome) > 0 }
    }
    return Table(
      title: "Kinds of mistakes: \(kinds.count), kept \(kept.date.prefix(10))",
      columns: outcomes.map { .init(title: $0.words) },
      sections: [
        .init(
          rows: architectures.map { row in
            Table.Row(
              label: row.name,
              cells: outcomes.map { .init(text: row.kinds.counts.count(of: $0).grouped) })
          })
      ])
  }

  /// Returns the line with the files of all architectures in which a kind has an outcome; `nil` if
  /// there are none.
  private func places(of kind: Kind, _ outcome: KindOutcome) -> String? {
    var groups: [(place: String, names: [String])] = []
    for (row, answer) in zip(architectures, kind.outcomes) where answer.outcome == outcome.words {
      if let index = groups.firstIndex(where: { $0.place == answer.place }) {
        groups[index].names.append(row.name)
      } else {
        groups.append((answer.place, [row.name]))
      }
    }
    guard !groups.isEmpty else { return nil }
    let places = groups.map { place, names in
      let all = names.count > 2 && names.count == architectures.count
      let names = all ? "all \(names.count)" : names.joined(separator: ", ")
      return place.isEmpty ? names : "\(place) (\(names))"
    }
    return "\(outcome.words): ".capitalizedFirst + places.joined(separator: "; ")
  }
}

extension KindList.Kind {
  fileprivate var broken: String {
    let shown = scenarios.prefix(3).joined(separator: ", ")
    return "Breaks " + shown + (scenarios.count > 3 ? " and \(scenarios.count - 3) more" : "")
  }
}

extension KindList.Outcome {
  /// The files with the faults, and for a kind that is found in part, which of them are found.
  fileprivate var place: String {
    let found = Self.names(of: files.filter { $0.found > 0 })
    let others = Self.names(of: files.filter { $0.found < $0.faults })
    guard !found.isEmpty, !others.isEmpty else { return found + others }
    return "\(found), not \(others)"
  }

  private static func names(of files: [KindList.File]) -> String {
    files.map { URL(filePath: $0.file).deletingPathExtension().lastPathComponent }
      .joined(separator: " and ")
  }
}
