/// The figures of a folder on the roles of its files.
///
/// A role, such as Presenter, is a group of source files with the same task.
struct FolderRoles: Codable, Equatable, Sendable {
  /// Files that import a framework of views although their role uses no views.
  struct ViewImport: Codable, Equatable, Sendable {
    var role: String
    /// The name of the framework, such as `UIKit`.
    var framework: String
    /// The paths of the files in the folder.
    var files: [String]
  }

  /// The frameworks whose import shows that a file uses views.
  static let viewFrameworks = ["UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit"]

  /// The sizes of the roles and the references between them, by the name of the role.
  var roles: [String: RoleSize]
  var filesWithoutRole: [String]
  /// The number of code lines of the files that have no role.
  var codeLinesWithoutRole: Int
  /// The imports of views in roles that use no views, by role and framework.
  var viewImports: [ViewImport]

  init(of files: [SourceFolder.File], by rules: RoleRules) {
    var filesByRole: [String: [SourceFolder.File]] = [:]
    var others: [SourceFolder.File] = []
    for file in files {
      if let role = rules.role(of: file.source.name) {
        filesByRole[role, default: []].append(file)
      } else {
        others.append(file)
      }
    }
    let uses = RoleSize.uses(in: filesByRole.mapValues { $0.map(\.source) })
    roles = [:]
    for (role, files) in filesByRole {
      roles[role] = RoleSize(size: CodeSize(of: files), uses: uses[role] ?? [:])
    }
    filesWithoutRole = others.map(\.path)
    codeLinesWithoutRole = others.reduce(0) { $0 + $1.source.codeLines }
    viewImports = filesByRole.keys.sorted().filter { !rules.rolesWithViews.contains($0) }
      .flatMap { role in
        Self.viewFrameworks.compactMap { framework in
          let files = (filesByRole[role] ?? []).filter {
            $0.source.structure.imports.contains(framework)
          }
          guard !files.isEmpty else { return nil }
          return ViewImport(role: role, framework: framework, files: files.map(\.path))
        }
      }
  }
}

extension FolderRoles {
  /// The role with the most code lines; `nil` if no file has a role.
  var largest: (name: String, codeLines: Int)? {
    sorted.first.map { ($0.name, $0.role.size.codeLines) }
  }

  /// The roles with their names, the largest first.
  var sorted: [(name: String, role: RoleSize)] {
    roles.map { (name: $0.key, role: $0.value) }.sorted { left, right in
      (right.role.size.codeLines, left.name) < (left.role.size.codeLines, right.name)
    }
  }

  /// The number of files that import views although their role uses none.
  var filesWithViewImports: Int {
    Set(viewImports.flatMap(\.files)).count
  }

  /// Returns a sum over the references of each role to each other role.
  func references(_ count: (RoleSize.References) -> Int) -> Int {
    roles.values.flatMap(\.uses.values).reduce(0) { $0 + count($1) }
  }
}
