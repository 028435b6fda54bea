import Foundation
import TestSupport
import Toolchain

/// A compiler for examples, which uses the modules of a debug build.
struct ExampleCompiler {
  private let packageFolder: URL
  private let build: URL
  private let compiler: URL

  /// Creates a compiler for a package and its debug build.
  ///
  /// - Throws: `ToolError` if there is no compiler.
  init(packageFolder: URL, build: URL) throws {
    self.packageFolder = packageFolder
    self.build = build
    compiler = try SwiftToolchain().tool("swiftc")
  }

  /// Compiles the examples of a module and returns the compiler's errors.
  func problems(of module: ExampleModule) throws -> [String] {
    let folder = try TemporaryFolder()
    var files: [String] = []
    let imports = [module.name] + module.imports.subtracting([module.name]).sorted()
    for (index, (file, example)) in module.examples.enumerated() {
      let name = "Example\(index + 1).swift"
      try folder.write(example.source(ofFile: file, imports: imports), to: name)
      files.append(folder.path(name))
    }
    let process = try ChildProcess.run(
      compiler, arguments + files, in: packageFolder,
      environment: ProcessInfo.processInfo.environment)
    guard process.failure != nil else { return [] }
    let errors = process.output.split(separator: "\n").filter {
      $0.contains(#/:[0-9]+: error: /#)
    }
    return errors.isEmpty ? [process.tail] : errors.map(String.init)
  }

  private var arguments: [String] {
    let settings = ["ExistentialAny", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    return [
      "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Examples",
    ]
      + ["-I", build.appending(path: "Modules").path] + settings + moduleMaps
      // The package manager names a package after its folder.
      + ["-package-name", packageFolder.lastPathComponent.lowercased()]
  }

  /// The compiler's options for finding modules that are written in C.
  private var moduleMaps: [String] {
    let manager = FileManager.default
    return Check.moduleFolders(of: packageFolder)
      .map { packageFolder.appending(path: "\($0)/include") }
      .filter { manager.fileExists(atPath: $0.path) }
      .flatMap { include in
        let name = include.deletingLastPathComponent().lastPathComponent
        let own = include.appending(component: "module.modulemap")
        let made = build.appending(path: "\(name).build/module.modulemap")
        let map = manager.fileExists(atPath: own.path) ? own : made
        return ["-Xcc", "-I\(include.path)"]
          + (manager.fileExists(atPath: map.path)
            ? ["-Xcc", "-fmodule-map-file=\(map.path)"] : [])
      }
  }
}
