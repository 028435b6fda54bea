import Reports
import Sizes
import Terminal

extension Comparison {
  /// The table of the roles in each architecture, the largest role first.
  ///
  /// A role, such as the presenter, is a group of source files with the same task.
  ///
  /// The last column lists each other role with a type that is named in the code of the role.
  var rolesTable: Table {
    Table(
      title: "Roles",
      columns: [
        Table.Column(title: "code lines"), Table.Column(title: "share"),
        Table.Column(title: "complexity"), Table.Column(title: "mutable properties"),
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
      let share = Value.share(lines, of: size.total.codeLines)
      return Table.Row(
        label: name,
        cells: [
          Table.Cell(text: lines.grouped), share.map { Table.Cell(text: $0.text) } ?? .notMeasured,
          Table.Cell(text: role.size.complexity.grouped),
          Table.Cell(text: role.size.mutableProperties.grouped),
          Table.Cell(text: role.namedRoles),
        ])
    }
  }
}
