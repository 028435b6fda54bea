import Architectures
import Foundation
import Toolchain

/// A copy of the package in which the tests of all architectures are built, and the program that
/// plays scenarios.
struct BuiltCopy: Sendable {
  let testProgram: URL
  /// The program that plays scenarios.
  let player: URL
  /// The folder of the copy.
  let root: URL
  let toolchain: SwiftToolchain

  /// Finds the files of the package that a copy needs.
  ///
  /// - Parameter packageRoot: The package's folder.
  /// - Returns: The files, which can be written to the folder of the copy.
  /// - Throws: The errors of reading folders.
  static func files(of packageRoot: URL) throws -> FileTree {
    try FileTree(
      of: packageRoot,
      folders: [
        "Package.swift", "Sources", "Benchmarks/Rewritten", "Benchmarks/Programs/CMutants",
        "Benchmarks/Programs/mutant-player",
      ]
        + Architecture.testTargets(in: packageRoot).map { "Tests/\($0)" })
  }

  /// Builds a copy, which may fail.
  ///
  /// - Parameters:
  ///   - root: The folder of the copy.
  ///   - build: The folder for the files that the build makes.
  ///   - toolchain: The toolchain that builds the copy.
  /// - Returns: The compiler's output.
  /// - Throws: `ToolError` if the toolchain cannot be started.
  static func build(
    _ root: URL, in build: URL, toolchain: SwiftToolchain
  ) throws(ToolError) -> ProcessResult {
    try toolchain.run(
      [
        "build", "--build-tests", "--package-path", root.path, "--scratch-path", build.path,
        // No debugger looks at the programs, and they build and start sooner without.
        "-debug-info-format", "none",
      ],
      in: root,
      environment: [
        "MUTANTS": "1", "ONLY_TESTS": Architecture.testTargets(in: root).joined(separator: ","),
      ])
  }

  /// Runs a program of the copy, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The program, ``testProgram`` or ``player``.
  ///   - arguments: The arguments of the program.
  ///   - environment: Variables to add to the environment.
  ///   - limit: The limit of processor time, in seconds; `nil` for no limit.
  /// - Returns: The output of the program, and the way it ended.
  /// - Throws: `ToolError` if the program cannot be started.
  func run(
    _ program: URL, _ arguments: [String], environment: [String: String], limit: Int?
  ) throws(ToolError) -> ProcessResult {
    try toolchain.run(
      program, arguments, in: root,
      // The runtime would print where each program crashes, which takes longer than its tests.
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
      limits: limit.map { ProcessLimits(processorSeconds: $0) })
  }
}

extension BuiltCopy {
  /// Creates the copy in a folder that has been built.
  init(root: URL, build: URL, toolchain: SwiftToolchain) {
    self.init(
      testProgram: TestProgram.location(in: build),
      player: build.appending(path: "debug/mutant-player"), root: root, toolchain: toolchain)
  }

  /// Returns the places in source files for which the compiler reports errors in the output of a
  /// build; lines are counted from 1.
  static func errors(in output: String) -> [(file: String, line: Int)] {
    output.matches(of: #/(?m)^(/.+?\.swift):(\d+):\d+: error: /#).compactMap { match in
      Int(match.output.2).map { (String(match.output.1), $0) }
    }
  }
}
