import Foundation
import Reports
import Terminal
import Toolchain

/// The package's modules outside of Tests, in the order of the manifest.
struct PackageModules {
  let modules: [PackageModule]

  private static let unreadable = Problem(
    path: "Package.swift", line: nil,
    message: "it cannot be read.\nSee why: swift package dump-package")

  /// Reads the manifest and the sources of a package.
  ///
  /// - Throws: A problem if the manifest cannot be read.
  init(in folder: URL) throws {
    let command = ["swift", "package", "dump-package"]
    guard let json = Tool.answer(of: command, in: folder) else { throw Self.unreadable }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    let targets = manifest.targets.filter { !$0.folder.hasPrefix("Tests/") }
    let names = Set(manifest.targets.map(\.name))
    modules = try targets.map { try PackageModule($0, localNames: names, in: folder) }
  }

  init(modules: [PackageModule]) {
    self.modules = modules
  }

  /// The problems of all modules: wrong or unused dependencies.
  var problems: [Problem] {
    let measuring = Set(modules.filter(\.isMeasuring).map(\.name))
    return modules.flatMap { module -> [Problem] in
      var messages: [String] = []
      if !module.isMeasuring {
        messages += module.dependencies.filter(measuring.contains).map {
          "depends on \($0), which measures."
        }
      }
      if let imports = module.imports {
        messages += imports.subtracting(module.dependencies).sorted().map {
          "imports \($0), which is no dependency of it in Package.swift."
        }
        messages += module.dependencies.filter { !imports.contains($0) }.map {
          "does not import \($0); remove the dependency from Package.swift."
        }
      }
      return messages.map { Problem(path: module.folder, line: nil, message: $0) }
    }
  }

  /// The lines of the table of modules in the contributor's guide.
  var table: [String] {
    let rows = modules.map { module in
      let imports = module.dependencies.joined(separator: ", ")
      return Table.Row(
        label: module.name,
        cells: [module.folder, imports.isEmpty ? "–" : imports].map { Table.Cell(text: $0) })
    }
    let columns = ["Folder", "Imports"].map { Table.Column(title: $0, holdsWords: true) }
    return MarkdownRenderer().lines(
      of: Table(columns: columns, sections: [.init(rows: rows)]), corner: "Module")
  }
}
