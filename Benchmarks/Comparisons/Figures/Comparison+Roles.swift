import CodeSizes
import Tables
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
      let share = FigureValue.share(lines, of: size.total.codeLines)
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

extension RoleSize {
  /// The mentions of other roles in this role's code, as text such as
  /// `View 1 value, 2 behaviour; Model 1 behaviour`.
  ///
  /// A mention of a role is the name of a type that the role declares. The number before `value`
  /// counts the mentions of structs and enums. The number before `behaviour` counts the mentions of
  /// classes, actors and protocols. The role with the most mentions comes first.
  ///
  /// The text is empty if the role names no type of another role.
  package var namedRoles: String {
    uses.map { (role: $0.key, references: $0.value) }
      .sorted { ($1.references.count, $0.role) < ($0.references.count, $1.role) }
      .map { "\($0.role) \($0.references.text)" }.joined(separator: "; ")
  }
}

extension RoleSize.References {
  fileprivate var count: Int { values + behaviour }

  fileprivate var text: String {
    var parts: [String] = []
    if values > 0 { parts.append("\(values.grouped) \(values == 1 ? "value" : "values")") }
    if behaviour > 0 { parts.append("\(behaviour.grouped) behaviour") }
    return parts.joined(separator: ", ")
  }
}
