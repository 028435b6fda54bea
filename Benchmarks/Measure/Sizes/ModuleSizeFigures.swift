import Reports

extension Figure<ModuleSize> {
  /// Declares the code lines of a folder of the module, as of one screen.
  ///
  /// - Parameters:
  ///   - feature: The folder, such as `Greeting`.
  ///   - label: The name of the figure; `code lines, Greeting` by default.
  ///   - column: The title of a narrow column; the label by default.
  ///   - meaning: The sentence for a legend.
  /// - Returns: The figure.
  package static func codeLines(
    of feature: String, label: String? = nil, column: String? = nil, _ meaning: String
  ) -> Self {
    let lines = Figure<CodeSize>.codeLines
    return lines.derived(
      "\(feature.lowercased()).code-lines", label ?? "code lines, \(feature)", column: column,
      meaning
    ) { $0.features[feature].flatMap(lines.value) }
  }

  package static var largestRoleShare: Self {
    Self(
      "largest-role-share", "largest role's share of the code", unit: "%", better: .less,
      sameness: .difference(1),
      "The code lines of the largest role, as a share of the module's code lines."
    ) { size in
      .share(size.roles.values.map(\.size.codeLines).max() ?? 0, of: size.total.codeLines)
    }
  }

  package static var roles: Self {
    Self(
      "roles", "roles", unit: "roles", better: nil, sameness: .exact,
      "The number of roles that have files."
    ) { .count($0.roles.count) }
  }

  package static var referencesToValues: Self {
    references(
      "values", "references to values",
      "The number of times that one role names a struct or enum of another role.", \.values)
  }

  package static var referencesToBehavior: Self {
    references(
      "behavior", "references to behavior",
      "The number of times that one role names a class, actor or protocol of another role.",
      \.behavior)
  }

  package static var assemblyLines: Self {
    Self(
      "assembly-lines", "lines of assembly", unit: "lines", better: nil, sameness: .exact,
      """
      The code lines of the functions that put a screen together. There are 0 lines if an app \
      creates the view controller directly, because the view controller then makes its own parts.
      """
    ) { .count($0.assemblyLines) }
  }

  private static func references(
    _ id: String, _ label: String, _ meaning: String,
    _ count: @escaping @Sendable (RoleSize.References) -> Int
  ) -> Self {
    Self(
      "references.\(id)", label, unit: "references", better: nil, sameness: .ofSizes, meaning
    ) { size in .count(size.roles.values.flatMap(\.uses.values).reduce(0) { $0 + count($1) }) }
  }
}
