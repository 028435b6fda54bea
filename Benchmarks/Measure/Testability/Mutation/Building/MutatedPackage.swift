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
  ///   - sources: The folder of another copy of the package, which gets the mutants; `nil` for the
  ///     package itself.
  ///   - modules: The architectures whose modules get mutants.
  ///   - scratch: The folder for the copy. A later run with the same folder is faster.
  ///   - toolchain: The toolchain that builds the copy.
  ///   - compiler: The version of the toolchain's compiler.
  ///   - options: More options of `swift build`.
  ///   - isChosen: A function that returns true for the mutants that are wanted. Others may be in
  ///     the same files, but not in the list.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails or a folder cannot be written.
  init(
    of packageRoot: URL, sources: URL? = nil, modules: [Architecture], in scratch: URL,
    toolchain: SwiftToolchain, compiler: String, options: [String] = BuiltCopy.wholeModules,
    isChosen: (Mutant) -> Bool = { _ in true },
    progress: (String) -> Void
  ) throws {
    let root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    progress("copying the package")
    var files = try BuiltCopy.files(of: sources ?? packageRoot)
    progress("compiling the program that makes mutants")
    let mutator = try Mutator(
      packageRoot: packageRoot, scratch: scratch, toolchain: toolchain, compiler: compiler)
    let rewritten = scratch.appending(component: "rewritten")
    var list = try mutator.rewrite(
      modules.map(\.folder), of: sources ?? packageRoot, to: rewritten)
    list.mutants = list.mutants.filter(isChosen)
    self.list = list
    for module in modules {
      for file in Set(list.mutants.filter { $0.module == module.module }.map(\.file)) {
        let mutated = rewritten.appending(path: "\(module.module)/\(file)")
        files.set("\(module.folder)/\(file)", to: try Data(contentsOf: mutated))
      }
    }
    try files.write(to: root)
    progress("building \(list.mutants.count) mutants")
    let result = try BuiltCopy.build(root, in: build, toolchain: toolchain, options: options)
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
