import Reports
import Terminal

extension Figure<MeasuredFolder> {
  static var largestRole: Self {
    Self(
      "largest-role", "largest role", unit: "", better: nil, sameness: .exact,
      "The role with the most code lines."
    ) { folder in
      (folder.roles?.largest).map {
        Value(Double($0.codeLines), text: $0.name.shortened(to: 20))
      }
    }
  }

  static var largestRoleShare: Self {
    Self(
      "largest-role-share", "largest role's share", unit: "%", better: .less,
      sameness: .difference(1),
      "The code lines of the largest role, as a share of all code lines."
    ) { folder in
      (folder.roles?.largest).flatMap { .share($0.codeLines, of: folder.size.codeLines) }
    }
  }

  static var filesWithViews: Self {
    count(
      "files-with-views", "files with unexpected views", unit: "files", better: .less,
      """
      The number of files that import UIKit, SwiftUI or another framework of views, although \
      their role is not marked with 'uses views'.
      """
    ) { $0.filesWithViewImports }
  }

  static var filesWithoutRole: Self {
    count(
      "files-without-role", "files without a role", unit: "files", better: .less,
      "The number of files whose names have none of the endings."
    ) { $0.filesWithoutRole.count }
  }

  /// The figures on how the code of a folder is divided into roles.
  static var ofRoles: [Self] {
    [
      .largestRole, .largestRoleShare,
      count("roles", "roles", unit: "roles", "The number of roles that have files.") {
        $0.roles.count
      },
      count(
        "references.values", "references to values", unit: "references",
        "The number of times that one role names a struct or enum of another role."
      ) { $0.references(\.values) },
      count(
        "references.behavior", "references to behavior", unit: "references",
        "The number of times that one role names a class, actor or protocol of another role."
      ) { $0.references(\.behavior) },
      .filesWithViews, .filesWithoutRole,
      count(
        "lines-without-role", "code lines without a role", unit: "lines", better: .less,
        "The number of code lines of the files without a role."
      ) { $0.codeLinesWithoutRole },
    ]
  }

  private static func count(
    _ id: String, _ label: String, unit: String, better: Better? = nil, _ meaning: String,
    _ count: @escaping @Sendable (FolderRoles) -> Int
  ) -> Self {
    Self(id, label, unit: unit, better: better, sameness: .exact, meaning) {
      $0.roles.map { .count(count($0)) }
    }
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
    let share = Value.share(size.codeLines, of: folder.size.codeLines)
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
    Figure<MeasuredFolder>.ofRoles.map(\.legendTerm) + [
      Report.Term(
        term: "names types of",
        meaning: """
          The other roles whose types the code of this role names, each with the number of \
          mentions: value means a struct or enum; behavior means a class, actor or protocol.
          """)
    ]
  }
}
