import Foundation
import Reports
import Terminal
import Toolchain

/// A command that compiles the examples in doc comments.
struct CheckExamples: Command {
  static let name = "examples"
  static let abstract = "Compiles the examples in doc comments against the debug build."

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let modules = try ExampleModule.all(in: folder)
    let build = folder.appending(path: ".build/debug")
    let built = try? FileManager.default.contentsOfDirectory(
      atPath: build.appending(path: "Modules").path)
    try Self.requireModules(modules.map(\.name), among: built ?? [])
    let compiler = try ExampleCompiler(packageFolder: folder, build: build)
    let problems = try modules.flatMap { try compiler.problems(of: $0) }
    let count = modules.reduce(0) { $0 + $1.examples.count }
    return try Check.result(
      of: problems + (count == 0 ? ["There is no example."] : []),
      checked: "\(count) examples of \(modules.count) modules")
  }

  /// Throws an error if a module that the examples import has not been built.
  ///
  /// In a fresh clone, `swift run check` builds only the modules that the program `check` needs.
  /// The modules that some examples import are then missing.
  ///
  /// - Parameters:
  ///   - names: The names of the modules that the examples import.
  ///   - files: The names of the files in the build's folder of modules.
  /// - Throws: `UsageError` that says what to type.
  static func requireModules(_ names: [String], among files: [String]) throws(UsageError) {
    let missing = names.filter { !files.contains("\($0).swiftmodule") }
    guard missing.isEmpty else {
      throw UsageError(
        """
        The debug build lacks \(missing.joined(separator: ", ")).
        Build everything first: swift build --build-tests
        """)
    }
  }
}
