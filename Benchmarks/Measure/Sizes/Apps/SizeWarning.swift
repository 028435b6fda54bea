import Reports
import Terminal

/// The sizes above which a type or function is a warning.
package struct SizeLimits: Codable, Equatable, Sendable {
  /// The most code lines of a type, its extensions included.
  var typeLines = 400
  /// The most code lines of a function.
  var functionLines = 60
  /// The most branches of a function.
  var branches = 15

  /// Creates the limits by default.
  package init() {}
}

/// What is over a limit or against the rules for roles, so that it may not grow.
struct SizeWarning: Encodable, Equatable, Sendable {
  enum Kind: String, Encodable, CaseIterable {
    case typeLines, functionLines, branches, forbiddenUse, newUse, unexpectedViews, noRole
    case longFunctions, largestRoleShare

    /// The growth that is still allowed.
    ///
    /// Every feature moves the largest role's share a little.
    var tolerance: Int { self == .largestRoleShare ? 10 : 0 }
  }

  let kind: Kind
  /// The name by which the warning is recognized, wherever its code moves.
  let name: String
  /// The code lines, branches, uses or files; for a share, tenths of a percent.
  let count: Int
  /// The path of the file as a compiler would print it; of the folder, for all of its code.
  let path: String
  /// The number of the line; `nil` for all code of a folder.
  @OrNull var line: Int?
  let message: String
}

extension MeasuredFolder {
  /// Returns what is over a limit or against the rules for roles, and the figures of the whole
  /// folder that may not grow.
  func warnings(
    in declarations: Declarations, rules: RoleRules?, limits: SizeLimits
  ) -> [SizeWarning] {
    func large(
      _ kind: SizeWarning.Kind, _ all: [SizedDeclaration], _ size: (SizedDeclaration) -> Int,
      over limit: Int, unit: String
    ) -> [SizeWarning] {
      all.filter { size($0) > limit }.map {
        SizeWarning(
          kind: kind, name: $0.name, count: size($0), path: place(of: $0.path), line: $0.line,
          message: "\($0.name) has \(size($0).grouped) \(unit), over the limit of \(limit.grouped)")
      }
    }
    let (types, functions) = (declarations.types, declarations.functions)
    let sizes =
      large(
        .typeLines, types, \.codeLines, over: limits.typeLines,
        unit: "code lines with its extensions")
      + large(
        .functionLines, functions, \.codeLines, over: limits.functionLines, unit: "code lines")
      + large(
        .branches, functions, { $0.branches ?? 0 }, over: limits.branches, unit: "branches")
    let all =
      sizes + (roles.map { warnings(in: $0, bans: rules?.bans ?? []) } ?? []) + totals
    // The same sources give the same JSON.
    return all.sorted {
      ($0.kind.rawValue, $0.path, $0.line ?? 0, $0.name)
        < ($1.kind.rawValue, $1.path, $1.line ?? 0, $1.name)
    }
  }

  private func warnings(in roles: FolderRoles, bans: [RoleRules.Ban]) -> [SizeWarning] {
    var warnings: [SizeWarning] = []
    func add(_ kind: SizeWarning.Kind, _ name: String, _ uses: [FolderRoles.Use], _ message: String)
    {
      guard let first = uses.first else { return }
      warnings.append(
        SizeWarning(
          kind: kind, name: name, count: kind == .newUse ? 1 : uses.count,
          path: place(of: first.path), line: first.line, message: message))
    }
    func fileName(_ path: String) -> String {
      path.split(separator: "/").last.map(String.init) ?? ""
    }
    for ban in bans {
      let uses = roles.uses.filter { $0.role == ban.role && $0.other == ban.other }
      for (place, uses) in Dictionary(grouping: uses, by: { "\($0.type) in \(fileName($0.path))" })
      {
        let times = uses.count > 1 ? ", \(uses.count.grouped) times" : ""
        add(
          .forbiddenUse, "\(ban.text): \(place)", uses,
          "\(ban.text), but names \(uses[0].type)\(times)")
      }
    }
    let allowed = roles.uses.filter { use in
      use.isBehavior && !bans.contains { $0.role == use.role && $0.other == use.other }
    }
    let pairs = Dictionary(grouping: allowed) { "\($0.role): \($0.other)" }
    for (pair, uses) in pairs {
      let use = uses[0]
      add(.newUse, pair, uses, "\(use.role) names behavior of \(use.other), such as \(use.type)")
    }
    return warnings
      + roles.viewImports.map {
        SizeWarning(
          kind: .unexpectedViews, name: fileName($0.path), count: 1, path: place(of: $0.path),
          line: $0.line,
          message: "\($0.role) imports \($0.framework), but is not marked 'uses views'")
      }
      + roles.filesWithoutRole.map {
        SizeWarning(
          kind: .noRole, name: fileName($0), count: 1, path: place(of: $0), line: 1,
          message: "no rule gives this file a role")
      }
  }

  /// The figures of the whole folder that may not grow.
  ///
  /// Lines, types, functions and references grow with every feature, so a limit on them would only
  /// be in the way.
  private var totals: [SizeWarning] {
    func total(_ kind: SizeWarning.Kind, _ count: Int, _ message: String) -> SizeWarning {
      SizeWarning(kind: kind, name: path, count: count, path: path, line: nil, message: message)
    }
    var totals: [SizeWarning] = []
    let long = size.p95FunctionLines
    if long > 0 {
      totals.append(
        total(.longFunctions, long, "95 of 100 functions have up to \(long.grouped) code lines"))
    }
    if let module, let role = roles?.sorted.first?.name,
      let share = Figure<ModuleSize>.largestRoleShare.value(module)
    {
      totals.append(
        total(
          .largestRoleShare, Int((share.number * 10).rounded()),
          "the largest role, \(role), has \(share.text) of the code lines"))
    }
    return totals
  }
}
