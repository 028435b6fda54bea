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

  /// Files that import a framework of views although their role uses no views.
  struct ViewImport: Encodable, Equatable, Sendable {
    var role: String
    /// The name of the framework, such as `UIKit`.
    var framework: String
    /// The paths of the files in the folder.
    var files: [String]
    /// The line of the import in each file.
    var lines: [Int]
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
  /// The places where roles name types of each other, by path and line; not in the JSON.
  var uses: [Use] = []

  private enum CodingKeys: CodingKey {
    case roles, filesWithoutRole, codeLinesWithoutRole, viewImports
  }

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
    codeLinesWithoutRole = others.reduce(0) { $0 + $1.source.codeLines }
    viewImports = filesByRole.keys.sorted().filter { !rules.rolesWithViews.contains($0) }
      .flatMap { role in
        Self.viewFrameworks.compactMap { framework in
          let found = (filesByRole[role] ?? []).compactMap { file in
            file.source.structure.imports[framework].map { (path: file.path, line: Int($0)) }
          }
          guard !found.isEmpty else { return nil }
          return ViewImport(
            role: role, framework: framework, files: found.map(\.path), lines: found.map(\.line))
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

extension FolderRoles {
  /// The largest number of files that a note names.
  private static let mostNames = 8

  /// Notes on the files without a role, and on roles that import views although they use none.
  var notes: [String] {
    var notes = viewImports.map { found in
      """
      \(found.role) imports \(found.framework) in \(Self.count(of: found.files)): \
      \(Self.list(found.files)).
      """
    }
    let files = filesWithoutRole
    if !files.isEmpty {
      notes.append(
        """
        \(Self.count(of: files)) with \(codeLinesWithoutRole.grouped) code \
        \(codeLinesWithoutRole == 1 ? "line" : "lines") \(files.count == 1 ? "has" : "have") \
        no role: \(Self.list(files)).
        """)
    }
    return notes
  }

  private static func count(of files: [String]) -> String {
    files.count == 1 ? "1 file" : "\(files.count.grouped) files"
  }

  private static func list(_ files: [String]) -> String {
    let rest = files.count - mostNames
    let names = files.prefix(mostNames).joined(separator: ", ")
    return rest > 0 ? "\(names) and \(rest.grouped) more" : names
  }
}
