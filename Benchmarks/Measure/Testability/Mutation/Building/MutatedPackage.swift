import Architectures
import Foundation
import Toolchain

/// A copy of the package in which the modules of the architectures contain their mutants.
///
/// All mutants are compiled once. If the environment variable `MUTANT` holds the number of a
/// mutant, a program of the copy runs the code of this mutant in place of the original code.
struct MutatedPackage: Sendable {
  /// The mutants of all modules.
  let list: MutantList
  /// The copy, with the tests of all modules.
  let copy: BuiltCopy

  /// Copies the package, puts mutants into the copy, and builds it.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - modules: The architectures whose modules get mutants.
  ///   - scratch: The folder for the copy. A later run with the same folder is faster.
  ///   - toolchain: The toolchain that builds the copy.
  ///   - compiler: The version of the toolchain's compiler.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails or a folder cannot be written.
  init(
    of packageRoot: URL, modules: [Architecture], in scratch: URL, toolchain: SwiftToolchain,
    compiler: String, progress: (String) -> Void
  ) throws {
    let root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    progress("copying the package")
    var files = try BuiltCopy.files(of: packageRoot)
    progress("compiling the program that makes mutants")
    let mutator = try Mutator(
      packageRoot: packageRoot, scratch: scratch, toolchain: toolchain, compiler: compiler)
    let rewritten = scratch.appending(component: "rewritten")
    list = try mutator.rewrite(modules.map(\.folder), to: rewritten)
    for module in modules {
      try files.replace(module.folder, by: rewritten.appending(component: module.module))
    }
    try files.write(to: root)
    progress("building \(list.mutants.count) mutants")
    let result = try BuiltCopy.build(root, in: build, toolchain: toolchain)
    guard result.failure == nil else {
      throw MutationError.notCompilable(
        Self.culprits(among: list.mutants, output: result.output).map(\.key), output: result.tail)
    }
    copy = BuiltCopy(root: root, build: build, toolchain: toolchain)
  }

  /// Returns the mutants on the lines for which the compiler reports errors.
  ///
  /// A mutant changes no line's number, so the lines are those of the original sources.
  static func culprits(among mutants: [Mutant], output: String) -> [Mutant] {
    let errors = BuiltCopy.errors(in: output)
    return mutants.filter { mutant in
      errors.contains {
        $0.line == mutant.line && $0.file.hasSuffix("/\(mutant.module)/\(mutant.file)")
      }
    }
  }
}
