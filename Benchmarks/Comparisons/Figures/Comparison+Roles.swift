import CodeSizes
import Tables
import Terminal

extension Comparison {
  /// The table of the roles of each architecture, such as its presenter, the largest role first.
  ///
  /// The last column lists the other roles whose types the code of the role names.
  var rolesTable: Table {
    Table(
      title: "Roles",
      columns: [
        Table.Column(title: "code lines"), Table.Column(title: "share"),
        Table.Column(title: "names types of", holdsWords: true),
      ],
      sections: architectures.compactMap { entry in
        entry.size.map { Table.Section(title: entry.name, rows: Self.roleRows(of: $0)) }
      })
  }

  private static func roleRows(of size: ModuleSize) -> [Table.Row] {
    let roles = size.roles.sorted { left, right in
      (-left.value.size.codeLines, left.key) < (-right.value.size.codeLines, right.key)
    }
    return roles.map { name, role in
      let lines = role.size.codeLines
      let share = FigureValue.share(lines, of: size.total.codeLines)
      return Table.Row(
        label: name,
        cells: [
          Table.Cell(text: lines.grouped), share.map { Table.Cell(text: $0.text) } ?? .notMeasured,
          Table.Cell(text: role.namedRoles),
        ])
    }
  }
}

extension RoleSize {
  /// The other roles whose types this role's code names, as text such as `View 3, Model 1`.
  ///
  /// Each number says how often the code names types of that role. The largest number is first.
  ///
  /// The text is empty if the role names no type of another role.
  package var namedRoles: String {
    uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ")
  }
}
