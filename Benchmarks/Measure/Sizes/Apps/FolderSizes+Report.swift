import Reports
import Terminal

extension FolderSizes {
  /// The report with the sizes of the folders beside each other, then of their sub-folders and
  /// roles.
  package var report: Report {
    let headings = Self.headings(of: folders.map(\.path))
    let places = Array(zip(headings, folders))
    let tables =
      [sizesTable(under: headings), partsTable(of: places)] + rolesTables(of: places)
      + [kitTable(of: places)]
    var report = Report(
      title: "Size of Swift sources", tables: tables.filter { !$0.sections.isEmpty },
      remarks: places.compactMap { heading, folder in
        heading == folder.path.printable ? nil : "\(heading): \(folder.path)"
      }, notes: notes)
    report.sections[0].remarksTitle = "Paths"
    report.sections += largestSections + (hasRoles ? [ruleSection] : [])
    report.legend = Self.sizes.map(\.legendTerm) + (hasRoles ? Self.roleTerms : [])
    report.explainGaps("There is no such figure, as without code.")
    return report
  }

  /// What the rules for roles forbid or do not cover.
  private var ruleSection: Report.Section {
    let kinds: [SizeWarning.Kind] = [.forbiddenUse, .unexpectedViews, .noRole]
    let found = kinds.flatMap { kind in warnings.filter { $0.kind == kind } }
    let rest = found.count - LargestDeclarations.most
    return Report.Section(
      remarksTitle: "Against the rules for roles",
      remarks: found.prefix(LargestDeclarations.most).map(\.text)
        + (rest > 0 ? ["and \(rest.grouped) more, which --format json lists"] : []))
  }

  private var hasRoles: Bool { roleRules != nil }

  private static var sizes: [Figure<CodeSize>] {
    [.files, .codeLines] + CodeSizeFigures.besidesLinesAndFiles
  }

  private static var figuresOfRoles: [Figure<MeasuredFolder>] {
    let figures: [Figure<ModuleSize>] = [
      .largestRoleShare, .roles, .referencesToValues, .referencesToBehavior,
    ]
    return figures.map { $0.of { $0.module } }
  }

  private func sizesTable(under headings: [String]) -> Table {
    let sizes = Table.Section(
      title: hasRoles ? "Size" : nil,
      rows: Self.sizes.map { $0.row(of: folders.map(\.size)) })
    let roles = Table.Section(
      title: "Distribution", rows: Self.figuresOfRoles.map { $0.row(of: folders) })
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

  private static func withoutRole(_ folder: MeasuredFolder) -> [(String, CodeSize)] {
    (folder.roles?.withoutRole).map { $0.files > 0 ? [("(no role)", $0)] : [] } ?? []
  }

  /// Returns the tables of the roles in each folder, the largest role first: their sizes, and the
  /// types of other roles that they name.
  private func rolesTables(of places: [(String, MeasuredFolder)]) -> [Table] {
    let places = places.map { ($0, $1, $1.roles?.sorted ?? []) }
    let sizes = table(
      titled: "Roles",
      {
        [
          .codeLines, .share(of: $0), .complexity, .medianFunction, .longFunction,
          .mutableProperties,
        ]
      },
      sections: places.map {
        ($0, $1, $2.map { ($0.name, $0.role.size) } + Self.withoutRole($1))
      }.filter { !$2.isEmpty })
    let uses = places.filter { !$2.isEmpty }.map { heading, _, roles in
      Table(
        title: "Uses in \(heading)",
        columns: roles.map { Table.Column(title: Self.shortened($0.name)) },
        sections: [
          Table.Section(
            rows: roles.map { name, role in
              Table.Row(
                label: Self.shortened(name),
                cells: roles.map { Table.Cell(text: role.uses[$0.name]?.count.grouped ?? "·") })
            })
        ], overflow: .divide)
    }
    return [sizes] + uses
  }

  /// The largest types, view controllers and functions of all paths, with their places.
  ///
  /// The places are no column of a table, so that none is broken into two lines.
  private var largestSections: [Report.Section] {
    func section(
      _ title: String, _ list: (LargestDeclarations) -> [SizedDeclaration],
      by size: (SizedDeclaration) -> Int = { $0.codeLines }
    ) -> Report.Section {
      let all = folders.flatMap { folder in list(folder.largest).map { (folder, $0) } }
      let sorted = all.enumerated().sorted {
        (size($1.element.1), $0.offset) < (size($0.element.1), $1.offset)
      }
      return Report.Section(
        remarksTitle: title,
        remarks: sorted.prefix(LargestDeclarations.most).map { _, found in
          let (folder, declaration) = found
          let branches =
            declaration.branches.map { ", \($0.grouped) \($0 == 1 ? "branch" : "branches")" } ?? ""
          return """
            \(declaration.codeLines.grouped) lines\(branches): \(declaration.name), \
            \(folder.place(of: declaration.path)):\(declaration.line)
            """
        })
    }
    return [
      section("Largest types", { $0.types }),
      section("Largest view controllers", { $0.viewControllers }),
      section("Longest functions", { $0.longestFunctions }),
      section("Most branched functions", { $0.mostBranchedFunctions }, by: { $0.branches ?? 0 }),
    ].filter { !$0.remarks.isEmpty }
  }

  /// Returns the table of the paths beside architectures of this kit; without rows if no clone of
  /// the kit was found.
  private func kitTable(of places: [(String, MeasuredFolder)]) -> Table {
    let all = places + kit.map { ("kit: \($0.path)", $0) }
    let names = folders.flatMap { ($0.roles?.sorted ?? []).map(\.name) }
    let roles = names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(
      \.element)
    func row(_ label: String, _ count: (MeasuredFolder) -> Int?) -> Table.Row {
      Table.Row(
        label: label,
        cells: all.map { count($1).map { Table.Cell(text: $0.grouped) } ?? .notMeasured })
    }
    let rows =
      [
        row("code lines") { $0.size.codeLines },
        row("largest view controller") { $0.largest.viewControllers.first?.codeLines },
      ]
      + roles.map { name in
        row("lines of \(Self.shortened(name))") { $0.roles?.roles[name]?.size.codeLines }
      }
    return Table(
      title: "Beside this kit's architectures", columns: all.map { Table.Column(title: $0.0) },
      sections: kit.isEmpty ? [] : [Table.Section(rows: rows)], overflow: .divide)
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
    figuresOfRoles.map(\.legendTerm) + [
      Report.Term(
        term: "uses",
        meaning: """
          The number of times that the code of the role on the left names types of the role above. \
          To list the places: --uses ROLE,ROLE
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
