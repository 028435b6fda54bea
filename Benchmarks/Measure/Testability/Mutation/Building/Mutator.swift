import Foundation
import Toolchain

/// The program that puts mutants into sources.
///
/// The program needs SwiftSyntax, which is a part of the toolchain, but not a dependency of the
/// package. So SwiftPM does not build the program; it is compiled here when it is needed.
struct Mutator {
  /// The file of this module that is compiled into the program, too: the mutants that it prints.
  static let sharedSource = "Benchmarks/Measure/Testability/Mutation/Mutants/Mutant.swift"
  /// The folder of the program's other sources.
  static let sourceFolder = "Benchmarks/Programs/mutator"

  private let toolchain: SwiftToolchain
  private let program: URL
  private let packageRoot: URL

  /// Compiles the program, unless it has been compiled from the same sources before.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - scratch: The folder for the program.
  ///   - toolchain: The toolchain that compiles the program and contains SwiftSyntax.
  ///   - compiler: The version of the toolchain's compiler.
  /// - Throws: ``MutationError/syntaxLibraryMissing`` if the toolchain has no SwiftSyntax, and
  ///   `ToolError` if the program does not compile.
  init(packageRoot: URL, scratch: URL, toolchain: SwiftToolchain, compiler: String) throws {
    self.toolchain = toolchain
    self.packageRoot = packageRoot
    program = scratch.appending(component: "mutator")
    let folder = packageRoot.appending(path: Self.sourceFolder)
    let sources =
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(component: $0) }
      + [packageRoot.appending(path: Self.sharedSource)]
    let text = try sources.reduce(compiler) { try $0 + String(contentsOf: $1, encoding: .utf8) }
    let stamp = scratch.appending(component: "mutator.sources")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == text { return }
    guard let library = toolchain.resourceFolder?.appending(component: "host"),
      FileManager.default.fileExists(atPath: library.path + "/SwiftParser.swiftmodule")
    else { throw MutationError.syntaxLibraryMissing }
    let result = try toolchain.run(
      try toolchain.tool("swiftc"),
      [
        "-wmo", "-module-name", "mutator", "-package-name", "kit", "-swift-version", "6", "-o",
        program.path, "-I",
        library.path,
        "-L", library.path, "-Xlinker", "-rpath", "-Xlinker", library.path,
        "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators",
      ] + sources.map(\.path), in: packageRoot)
    guard result.failure == nil else {
      throw ToolError.buildFailed(purpose: "putting mutants into sources", output: result.tail)
    }
    try text.write(to: stamp, atomically: true, encoding: .utf8)
  }

  /// Rewrites modules so that they contain their mutants.
  ///
  /// - Parameters:
  ///   - folders: The folders of the modules, relative to the package's folder.
  ///   - root: The folder of the package with these modules.
  ///   - output: The folder for the rewritten modules, which is emptied first. A file that has been
  ///     deleted in the sources is thus in no later copy.
  /// - Returns: The mutants.
  /// - Throws: `ToolError` if the program fails.
  func rewrite(_ folders: [String], of root: URL, to output: URL) throws -> MutantList {
    if FileManager.default.fileExists(atPath: output.path) {
      try FileManager.default.removeItem(at: output)
    }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let sources = root.appending(component: "Sources")
    let shared = ["Models", "Views", "HeadlessUIKit"].flatMap {
      ["--shared", sources.appending(path: "Common/\($0)").path]
    }
    let result = try toolchain.run(
      program,
      ["--output", output.path] + shared
        + folders.map { root.appending(path: $0).path },
      in: packageRoot, errors: .apart)
    if let reason = result.failure {
      throw ToolError.failed(tool: "mutator", reason: reason, output: result.errorOutput)
    }
    return try JSONDecoder().decode(MutantList.self, from: result.outputData)
  }
}
