import Arguments
import Foundation
import Toolchain

/// A command that compiles the examples in doc comments.
struct CheckExamples: Command {
  static let name = "examples"
  static let abstract = "Compiles the examples in doc comments against the debug build."

  func run() throws -> ExitCode {
    let folder = try Check.packageFolder()
    let modules = try ExampleModule.all(in: folder)
    let build = folder.appending(path: ".build/debug")
    guard FileManager.default.fileExists(atPath: build.appending(path: "Modules").path) else {
      throw UsageError("There is no debug build.\nType: swift build --build-tests")
    }
    let compiler = try ExampleCompiler(packageFolder: folder, build: build)
    let problems = try modules.flatMap { try compiler.problems(of: $0) }
    let count = modules.reduce(0) { $0 + $1.examples.count }
    return try Check.result(
      of: problems + (count == 0 ? ["There is no example."] : []),
      checked: "\(count) examples of \(modules.count) modules")
  }
}
