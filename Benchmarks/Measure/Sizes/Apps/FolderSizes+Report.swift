import Reports
import Terminal

extension FolderSizes {
  /// The report with the sizes of the folders beside each other, then of their sub-folders and
  /// roles.
  package var report: Report {
    let headings = PathHeadings(of: folders.map(\.path)).headings
    let places = Array(zip(headings, folders))
    let tables = [sizesTable(under: headings), partsTable(of: places)] + rolesTables(of: places)
    var report = Report(
      title: "Size of Swift sources", tables: tables.filter { !$0.sections.isEmpty },
      remarks: places.compactMap { heading, folder in
        heading == folder.path.printable ? nil : "\(heading): \(folder.path)"
      }, notes: notes)
    report.sections[0].remarksTitle = "Paths"
    report.legend = Self.sizes.map(\.legendTerm) + (hasRoles ? Self.roleTerms : [])
    if report.tables.contains(where: \.hasGaps) {
      report.legend.append(.init(term: "–", meaning: "There is no such figure, as without code."))
    }
    return report
  }

  private var hasRoles: Bool { roleRules != nil }

  private static var sizes: [Figure<CodeSize>] {
    [.files, .codeLines] + CodeSizeFigures.besidesLinesAndFiles
  }

  private func sizesTable(under headings: [String]) -> Table {
    let sizes = Table.Section(
      title: hasRoles ? "Size" : nil,
      rows: Self.sizes.map { $0.row(of: folders.map(\.size)) })
    let roles = Table.Section(
      title: "Distribution", rows: Figure.ofRoles.map { $0.row(of: folders) })
    return Table(
      columns: headings.map { Table.Column(title: $0) },
      sections: hasRoles ? [sizes, roles] : [sizes], overflow: .turn)
  }

  private func partsTable(of places: [(String, MeasuredFolder)]) -> Table {
    table(
      titled: "Folders",
      { [.files, .codeLines, .share(of: $0), .complexity, .largestType, .longFunction] },
      sections: places.filter { $1.parts.count > 1 }.map { heading, folder in
        let place = folder.partsFolder.isEmpty ? heading : "\(heading), in \(folder.partsFolder)"
        let parts = folder.parts.map { ($0.name.isEmpty ? "(directly in it)" : $0.name, $0.size) }
        return (place, folder, parts)
      })
  }

  /// Returns the tables of the roles in each folder, the largest role first: their sizes, and the
  /// types of other roles that they name.
  private func rolesTables(of places: [(String, MeasuredFolder)]) -> [Table] {
    let places = places.map { ($0, $1, $1.roles?.sorted ?? []) }.filter { !$2.isEmpty }
    let sizes = table(
      titled: "Roles",
      {
        [
          .codeLines, .share(of: $0), .complexity, .medianFunction, .longFunction,
          .mutableProperties,
        ]
      },
      sections: places.map { ($0, $1, $2.map { ($0.name, $0.role.size) }) })
    let names = places.map { heading, _, roles in
      Table.Section(
        title: heading,
        rows: roles.map { name, role in
          Table.Row(label: Self.shortened(name), cells: [Table.Cell(text: role.namedRoles)])
        })
    }
    let column = Table.Column(title: "names types of", holdsWords: true)
    return [sizes, Table(title: "Role", columns: [column], sections: names)]
  }

  /// Returns a table with a row for each part of the folders.
  ///
  /// - Parameters:
  ///   - title: The title of the table.
  ///   - figures: A function that returns the figures in the columns for the size of a folder.
  ///   - sections: The title of each section, and the parts of a folder.
  /// - Returns: The table.
  private func table(
    titled title: String, _ figures: (CodeSize) -> [Figure<CodeSize>],
    sections: [(title: String, folder: MeasuredFolder, parts: [(name: String, size: CodeSize)])]
  ) -> Table {
    Table(
      title: title, columns: figures(CodeSize()).map { Table.Column(title: $0.label) },
      sections: sections.map { title, folder, parts in
        Table.Section(
          title: title,
          rows: parts.map { name, size in
            Table.Row(
              label: Self.shortened(name),
              cells: figures(folder.size).flatMap { $0.row(of: [size]).cells })
          })
      })
  }

  /// Returns the name of a folder or role in a width that leaves room for the figures.
  private static func shortened(_ name: String) -> String { name.printable.shortened(to: 30) }

  /// The meanings of the figures on roles, for the legend.
  private static var roleTerms: [Report.Term] {
    Figure.ofRoles.map(\.legendTerm) + [
      Report.Term(
        term: "names types of",
        meaning: """
          The other roles whose types the code of this role names, each with the number of \
          mentions: value means a struct or enum; behavior means a class, actor or protocol.
          """)
    ]
  }
}

extension Figure<CodeSize> {
  fileprivate static func share(of whole: CodeSize) -> Self {
    Self(
      "share", "share", unit: "%", better: nil, sameness: .exact, "The share of all code lines."
    ) { .share($0.codeLines, of: whole.codeLines) }
  }
}
