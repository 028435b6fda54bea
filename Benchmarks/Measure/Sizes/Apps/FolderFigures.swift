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

  /// The figures on how the code of a folder is divided into roles.
  static var ofRoles: [Self] {
    let ofModules: [Figure<ModuleSize>] = [.roles, .referencesToValues, .referencesToBehavior]
    return [.largestRole, .largestRoleShare] + ofModules.map { $0.of { $0.module } }
  }
}
