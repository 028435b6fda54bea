import Terminal

extension RoleSize {
  /// The mentions of other roles in this role's code, as text such as
  /// `View 1 value, 2 behavior; Model 1 behavior`.
  ///
  /// A mention of a role is the name of a type that the role declares. The number before `value`
  /// counts the mentions of structs and enums. The number before `behavior` counts the mentions of
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
  fileprivate var count: Int { values + behavior }

  fileprivate var text: String {
    var parts: [String] = []
    if values > 0 { parts.append("\(values.grouped) \(values == 1 ? "value" : "values")") }
    if behavior > 0 { parts.append("\(behavior.grouped) behavior") }
    return parts.joined(separator: ", ")
  }
}
