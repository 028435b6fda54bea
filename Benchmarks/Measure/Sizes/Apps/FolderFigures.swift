import Reports
import Terminal

extension MeasuredFolder {
  /// The folder as a module, whose roles have the same figures as those of an architecture; `nil`
  /// if there are no roles.
  fileprivate var module: ModuleSize? {
    roles.map { ModuleSize(total: size, features: [:], roles: $0.roles, assemblyLines: 0) }
  }
}

extension Figure<MeasuredFolder> {
  private static var largestRole: Self {
    Self(
      "largest-role", "largest role", unit: "", better: nil, sameness: .exact,
      "The role with the most code lines."
    ) { folder in
      (folder.roles?.sorted.first).map { name, role in
        Value(Double(role.size.codeLines), text: name.shortened(to: 20))
      }
    }
  }

  static var largestRoleShare: Self {
    let share = Figure<ModuleSize>.largestRoleShare
    return share.derived(
      share.id, "largest role's share",
      "The code lines of the largest role, as a share of all code lines."
    ) { folder in
      folder.roles?.roles.isEmpty == false ? folder.module.flatMap(share.value) : nil
    }
  }

  private static var filesWithViews: Self {
    count(
      "files-with-views", "files with unexpected views", unit: "files",
      """
      The number of files that import UIKit, SwiftUI or another framework of views, although \
      their role is not marked with 'uses views'.
      """
    ) { Set($0.viewImports.flatMap(\.files)).count }
  }

  private static var filesWithoutRole: Self {
    count(
      "files-without-role", "files without a role", unit: "files",
      "The number of files whose names have none of the endings."
    ) { $0.filesWithoutRole.count }
  }

  private static var linesWithoutRole: Self {
    count(
      "lines-without-role", "code lines without a role", unit: "lines",
      "The number of code lines of the files without a role."
    ) { $0.codeLinesWithoutRole }
  }

  private static func count(
    _ id: String, _ label: String, unit: String, _ meaning: String,
    _ count: @escaping @Sendable (FolderRoles) -> Int
  ) -> Self {
    Self(id, label, unit: unit, better: .less, sameness: .exact, meaning) {
      $0.roles.map { .count(count($0)) }
    }
  }

  /// The figures on how the code of a folder is divided into roles.
  static var ofRoles: [Self] {
    let ofModules: [Figure<ModuleSize>] = [.roles, .referencesToValues, .referencesToBehavior]
    return [.largestRole, .largestRoleShare] + ofModules.map { $0.of { $0.module } }
      + [.filesWithViews, .filesWithoutRole, .linesWithoutRole]
  }
}
