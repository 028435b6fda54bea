import Foundation
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
    let scratch = folder.appending(component: ".build")
    guard
      let manifest = try? PackageManifest(of: folder, scratch: scratch, toolchain: SwiftToolchain())
    else { throw Self.unreadable }
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
}

/// A module of the package, with facts from the manifest and from the module's sources.
struct PackageModule {
  var name: String
  /// The path of the module's folder, relative to the package's folder.
  var folder: String
  /// The names of the package's modules that this module depends on, in the order of the manifest.
  var dependencies: [String]
  /// The names of the package's modules that this module's Swift files import; `nil` for a module
  /// in C.
  var imports: Set<String>?

  /// True if the module is in `Benchmarks`, where all modules measure or report.
  var isMeasuring: Bool { folder.hasPrefix("Benchmarks/") }
}

extension PackageModule {
  /// Creates the module of a target, and reads the target's sources.
  ///
  /// The target comes from the manifest. `localNames` are the names of the package's modules.
  /// `package` is the package's folder.
  init(_ target: PackageManifest.Target, localNames: Set<String>, in package: URL) throws {
    let root = package.appending(path: target.folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .map { root.appending(path: $0) }.filter { $0.pathExtension == "swift" }
    let swift = try paths.map { try String(contentsOf: $0, encoding: .utf8) }
    self.init(
      name: target.name, folder: target.folder,
      dependencies: target.imports,
      imports: swift.isEmpty
        ? nil : Set(swift.flatMap(Self.imports)).intersection(localNames))
  }

  /// Returns the names of the modules that the text of a source file imports.
  static func imports(of source: String) -> [String] {
    source.matches(
      // Text of a literal is indented by more.
      of: /^ {0,2}(?:@\w+ |public |package |internal |private )*import (?:[a-z]+ )?(\w+)/
        .anchorsMatchLineEndings()
    ).map { String($0.1) }
  }
}
