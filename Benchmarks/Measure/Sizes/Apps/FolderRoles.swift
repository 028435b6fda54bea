import Terminal

/// The figures of a folder on the roles of its files.
///
/// A role, such as Presenter, is a group of source files with the same task.
struct FolderRoles: Encodable, Equatable, Sendable {
  /// A place where the code of a role names a type of another role.
  struct Use: Encodable, Equatable, Sendable {
    let role: String
    let other: String
    let type: String
    /// True for a class, actor or protocol, false for a struct or enum.
    let isBehavior: Bool
    /// The path of the file in the folder.
    let path: String
    let line: Int
  }

  /// An import of a framework of views, such as UIKit, in a file whose role uses no views.
  struct ViewImport: Encodable, Equatable, Sendable {
    let role: String
    let framework: String
    /// The path of the file in the folder.
    let path: String
    let line: Int
  }

  /// The frameworks whose import shows that a file uses views.
  static let viewFrameworks = ["UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit"]

  /// The sizes of the roles and the references between them, by the name of the role.
  var roles: [String: RoleSize]
  var filesWithoutRole: [String]
  /// The size of the files that have no role.
  var withoutRole: CodeSize
  var viewImports: [ViewImport]
  /// The places where roles name types of each other, by path and line; not in the JSON.
  var uses: [Use] = []

  private enum CodingKeys: CodingKey {
    case roles, filesWithoutRole, withoutRole, viewImports
  }

  init(of files: [SourceFolder.File], by rules: RoleRules) {
    var filesByRole: [String: [SourceFolder.File]] = [:]
    var others: [SourceFolder.File] = []
    for (file, rule) in zip(files, rules.rules(of: files)) {
      if let role = rule?.role {
        filesByRole[role, default: []].append(file)
      } else {
        others.append(file)
      }
    }
    var places: [Use] = []
    let counts = RoleSize.uses(in: filesByRole.mapValues { $0.map(\.source) }) {
      role, file, other, kind, type, line in
      places.append(
        Use(
          role: role, other: other, type: type, isBehavior: kind != .value,
          path: filesByRole[role]?[file].path ?? "", line: line))
    }
    uses = places.sorted {
      ($0.path, $0.line, $0.type, $0.other) < ($1.path, $1.line, $1.type, $1.other)
    }
    roles = [:]
    for (role, files) in filesByRole {
      roles[role] = RoleSize(size: CodeSize(of: files), uses: counts[role] ?? [:])
    }
    filesWithoutRole = others.map(\.path)
    withoutRole = CodeSize(of: others)
    viewImports = filesByRole.keys.sorted().filter { !rules.rolesWithViews.contains($0) }
      .flatMap { role in
        (filesByRole[role] ?? []).flatMap { file in
          Self.viewFrameworks.compactMap { framework in
            file.source.structure.imports[framework].map {
              ViewImport(role: role, framework: framework, path: file.path, line: Int($0))
            }
          }
        }
      }
  }
}

extension FolderRoles {
  /// The roles with their names, the largest first.
  var sorted: [(name: String, role: RoleSize)] {
    roles.map { (name: $0.key, role: $0.value) }.sorted { left, right in
      (right.role.size.codeLines, left.name) < (left.role.size.codeLines, right.name)
    }
  }
}
