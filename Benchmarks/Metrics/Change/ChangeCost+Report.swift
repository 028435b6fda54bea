extension ChangeCost {
  /// What each architecture took, as a table.
  package var report: Report {
    var report = Report(title: "The cost of one change: \(subject) …")
    report.facts = environment.facts
    report.tables = [table]
    let commits = architectures.compactMap { entry in
      entry.cost.map { "\(entry.name) \($0.commit.prefix(7))" }
    }
    if !commits.isEmpty { report.remarks = ["Commits: \(commits.joined(separator: ", "))."] }
    report.legend = Self.columns.compactMap { column in
      column.meaning.map { Report.Explanation(term: column.title, meaning: $0) }
    }
    if table.hasGaps {
      report.legend.append(.init(term: "–", meaning: "Not known; a note says why."))
    }
    report.notes = notes
    return report
  }

  private var table: Table {
    Table(
      columns: Self.columns.map { Table.Column(title: $0.title) },
      sections: [
        .init(
          rows: architectures.map { entry in
            Table.Row(
              label: entry.name,
              cells: Self.columns.map { column in
                entry.cost.map { Table.Cell(text: column.text($0)) } ?? .notMeasured
              })
          })
      ], overflow: .divide)
  }

  private struct Column {
    var title: String
    var meaning: String?
    var text: @Sendable (Cost) -> String
  }

  private static let columns = [
    Column(
      title: "source files touched",
      meaning: """
        Files of the architecture's module that were changed, added or removed; one that was renamed \
        is both of the latter.
        """
    ) { $0.filesTouched.grouped },
    Column(title: "of them new") { $0.filesNew.grouped },
    Column(
      title: "lines added",
      meaning: "Those of the commit in the module, comments and blank ones included."
    ) { $0.linesAdded.grouped },
    Column(title: "lines removed") { $0.linesRemoved.grouped },
    Column(
      title: "types added",
      meaning:
        "Structs, classes, enums and actors in the module after the commit, less those before."
    ) { $0.typesAdded.grouped },
    Column(
      title: "view controller", meaning: "Lines added to and removed from that of the profile."
    ) { $0.viewController?.text ?? "untouched" },
    Column(
      title: "existing test files changed",
      meaning: "Files of the architecture's own tests, with the lines added and removed."
    ) { "\($0.changedTests.files.grouped) (\($0.changedTests.lines.text))" },
    Column(title: "new test files") {
      "\($0.newTests.files.grouped) (+\($0.newTests.added.grouped))"
    },
  ]
}

extension ChangeCost.Files {
  fileprivate var lines: ChangeCost.Lines { .init(added: added, removed: removed) }
}

extension ChangeCost.Lines {
  fileprivate var text: String { "+\(added.grouped) −\(removed.grouped)" }
}
