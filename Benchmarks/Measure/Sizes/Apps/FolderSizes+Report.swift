import Reports
import Terminal

extension FolderSizes {
  /// The report with the sizes of the folders beside each other, then of their sub-folders and
  /// roles.
  package var report: Report {
    let headings = PathHeadings(of: folders.map(\.path)).headings
    var report = Report(title: "Size of Swift sources", tables: [sizesTable(under: headings)])
    report.sections[0].tables += [partsTable(under: headings)].compactMap(\.self)
    report.sections[0].tables += rolesTables(under: headings)
    report.sections[0].remarksTitle = "Paths"
    report.sections[0].remarks = zip(headings, folders).compactMap { heading, folder in
      heading == folder.path.printable ? nil : "\(heading): \(folder.path)"
    }
    report.legend = Self.sizes.map(\.legendTerm) + (hasRoles ? Self.roleTerms : [])
    if report.tables.contains(where: \.hasGaps) {
      report.legend.append(.init(term: "–", meaning: "There is no such figure, as without code."))
    }
    report.notes = notes
    return report
  }

  var hasRoles: Bool { roleRules != nil }

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

  private func partsTable(under headings: [String]) -> Table? {
    let figures: [Figure<MeasuredFolder.Part>] = Self.figuresOfParts.map { $0.of { $0.size } }
    let sections = zip(headings, folders).filter { $1.parts.count > 1 }.map { heading, folder in
      let place = folder.partsFolder.isEmpty ? heading : "\(heading), in \(folder.partsFolder)"
      return Table.Section(
        title: place,
        rows: folder.parts.map { part in
          let share = Value.share(part.size.codeLines, of: folder.size.codeLines)
          var cells = figures.map { figure in
            figure.text(of: part).map { Table.Cell(text: $0) } ?? .notMeasured
          }
          cells.insert(share.map { Table.Cell(text: $0.text) } ?? .notMeasured, at: 2)
          return Table.Row(
            label: part.name.isEmpty
              ? "(directly in it)" : part.name.printable.shortened(to: Self.widestFolder),
            cells: cells)
        })
    }
    guard !sections.isEmpty else { return nil }
    var titles = figures.map(\.label)
    titles.insert("share", at: 2)
    return Table(
      title: "Folders", columns: titles.map { Table.Column(title: $0) }, sections: sections)
  }

  /// The largest number of columns that the name of a folder takes up in a table.
  private static let widestFolder = 30
  private static var figuresOfParts: [Figure<CodeSize>] {
    [.files, .codeLines, .complexity, .largestType, .longFunction]
  }
}
