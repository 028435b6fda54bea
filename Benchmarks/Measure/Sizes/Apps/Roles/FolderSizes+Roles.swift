import Reports
import Terminal

extension FolderRoles {
  /// The figures on how the code of a folder is divided into roles.
  static var figures: [Figure<MeasuredFolder>] {
    [
      Figure("largest role", "The role with the most code lines.", best: nil) { folder in
        (folder.roles?.largest).map {
          FigureValue(number: Double($0.codeLines), text: $0.name.shortened(to: 20))
        }
      },
      Figure(
        "largest role's share",
        "The code lines of the largest role, as a share of all code lines.", best: nil
      ) { folder in
        (folder.roles?.largest).flatMap { .share($0.codeLines, of: folder.size.codeLines) }
      },
      count("roles", "The number of roles that have files.") { $0.roles.count },
      count(
        "references to values",
        "The number of times that one role names a struct or enum of another role."
      ) { $0.references(\.values) },
      count(
        "references to behaviour",
        "The number of times that one role names a class, actor or protocol of another role."
      ) { $0.references(\.behaviour) },
      count(
        "files with unexpected views",
        """
        The number of files that import UIKit, SwiftUI or another framework of views, although \
        their role is not marked with 'uses views'.
        """
      ) { $0.filesWithViewImports },
      count("files without a role", "The number of files whose names have none of the endings.") {
        $0.filesWithoutRole.count
      },
      count("code lines without a role", "The number of code lines of the files without a role.") {
        $0.codeLinesWithoutRole
      },
    ]
  }

  private static func count(
    _ label: String, _ meaning: String, _ count: @escaping (FolderRoles) -> Int
  ) -> Figure<MeasuredFolder> {
    Figure(label, meaning, best: nil) { $0.roles.map { .count(count($0)) } }
  }
}

extension FolderSizes {
  /// The tables of the roles in each folder, the largest role first: their sizes, and the types of
  /// other roles that they name.
  ///
  /// The array is empty if there are no roles.
  func rolesTables(under headings: [String]) -> [Table] {
    [
      Table(
        title: "Roles",
        columns: [
          "code lines", "share", "complexity", "function lines, median",
          "function lines, 95th percentile", "mutable stored properties",
        ].map { Table.Column(title: $0) },
        sections: sections(under: headings, row: Self.sizeRow)),
      Table(
        title: "Role", columns: [Table.Column(title: "names types of", holdsWords: true)],
        sections: sections(under: headings) { name, role, _ in
          Table.Row(label: name, cells: [Table.Cell(text: role.namedRoles)])
        }),
    ].filter { !$0.sections.isEmpty }
  }

  private func sections(
    under headings: [String], row: (String, RoleSize, MeasuredFolder) -> Table.Row
  ) -> [Table.Section] {
    zip(headings, folders).compactMap { heading, folder in
      guard let roles = folder.roles, !roles.roles.isEmpty else { return nil }
      return Table.Section(
        title: heading,
        rows: roles.sorted.map { row($0.name.printable.shortened(to: 30), $0.role, folder) })
    }
  }

  private static func sizeRow(
    _ name: String, _ role: RoleSize, in folder: MeasuredFolder
  ) -> Table.Row {
    let size = role.size
    let share = FigureValue.share(size.codeLines, of: folder.size.codeLines)
    let counts = [
      size.complexity, size.medianFunctionLines, size.p95FunctionLines, size.mutableProperties,
    ]
    return Table.Row(
      label: name,
      cells: [
        Table.Cell(text: size.codeLines.grouped),
        share.map { Table.Cell(text: $0.text) } ?? .notMeasured,
      ] + counts.map { Table.Cell(text: $0.grouped) })
  }

  /// The meanings of the figures on roles, for the legend.
  static var roleTerms: [Report.Term] {
    FolderRoles.figures.map(\.legendTerm) + [
      Report.Term(
        term: "names types of",
        meaning: """
          The other roles whose types the code of this role names, each with the number of \
          mentions: value means a struct or enum; behaviour means a class, actor or protocol.
          """)
    ]
  }
}
