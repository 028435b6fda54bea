import Foundation
import Toolchain

/// A copy of the package in which the modules of the architectures contain their mutants.
///
/// All mutants are compiled once. If the environment variable `MUTANT` holds the number of a
/// mutant, a program of the copy runs the code of this mutant in place of the original code.
struct MutatedPackage: Sendable {
  /// The mutants of all modules, including those that do not compile.
  let list: MutantList
  /// The mutants that do not compile.
  let unviable: Set<Int>
  /// The copy, with the tests of all modules.
  let copy: BuiltCopy

  /// The largest number of attempts to build the copy.
  ///
  /// Each attempt leaves out the mutants that did not compile in earlier attempts.
  private static let maximumRounds = 40

  /// Copies the package, puts mutants into the copy, and builds it.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - modules: The modules of all architectures.
  ///   - scratch: The folder for the copy. A later run with the same folder is faster.
  ///   - toolchain: The toolchain that builds the copy.
  ///   - compiler: The version of the toolchain's compiler.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails or a folder cannot be written.
  init(
    of packageRoot: URL, modules: [String], in scratch: URL, toolchain: SwiftToolchain,
    compiler: String, progress: (String) -> Void
  ) throws {
    let root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    progress("copying the package")
    var files = try BuiltCopy.files(of: packageRoot, testsOf: modules)
    progress("compiling the program that makes mutants")
    let mutator = try Mutator(
      packageRoot: packageRoot, scratch: scratch, toolchain: toolchain, compiler: compiler)
    let rewritten = scratch.appending(component: "rewritten")
    let known = try GivenUpMutants(
      file: scratch.appending(component: "unviable.json"),
      digest: SourceDigest(
        of: ["Sources", "Benchmarks/mutator"], in: packageRoot, and: compiler
      ).text)
    list = try mutator.rewrite(modules, to: rewritten, givingUp: [])
    var givenUp = known.ids
    var round = 0
    while true {
      // Which mutants there are does not depend on those that are given up.
      if !givenUp.isEmpty { _ = try mutator.rewrite(modules, to: rewritten, givingUp: givenUp) }
      for module in modules {
        try files.replace("Sources/\(module)", by: rewritten.appending(component: module))
      }
      try files.write(to: root)
      round += 1
      progress("building \(list.mutants.count - givenUp.count) mutants, attempt \(round)")
      let result = try BuiltCopy.build(root, testsOf: modules, in: build, toolchain: toolchain)
      if result.failure == nil { break }
      let new = try Self.mutants(in: result, of: givenUp)
      guard !new.isEmpty, round < Self.maximumRounds else {
        throw MutationError.notCompilable(output: result.tail)
      }
      givenUp.formUnion(new)
      try known.keep(givenUp)
    }
    unviable = givenUp
    copy = BuiltCopy(root: root, build: build, toolchain: toolchain)
  }

  private static func mutants(
    in result: ProcessResult, of givenUp: Set<Int>
  ) throws -> Set<Int> {
    var found: Set<Int> = []
    for place in UnviableMutants.places(in: result.output) {
      let source = try String(contentsOfFile: place.file, encoding: .utf8)
      found.formUnion(UnviableMutants.mutants(at: place.line, place.column, in: source))
    }
    return found.subtracting(givenUp)
  }
}

/// The mutants that did not compile in an earlier run of the same sources and are not tried again.
private struct GivenUpMutants {
  private struct Content: Codable {
    let digest: String
    let ids: Set<Int>
  }

  let file: URL
  /// The digest of all that decides which mutants there are and which of them compile.
  let digest: String

  var ids: Set<Int> {
    guard let data = try? Data(contentsOf: file),
      let content = try? JSONDecoder().decode(Content.self, from: data), content.digest == digest
    else { return [] }
    return content.ids
  }

  func keep(_ ids: Set<Int>) throws {
    try JSONEncoder().encode(Content(digest: digest, ids: ids)).write(to: file, options: .atomic)
  }
}
