import Foundation
import Toolchain

/// The results of one run of tests.
struct TestRun {
  /// The names of the test functions that the run found.
  let tests: [String]
  /// The code that the tests executed.
  let coverage: CoverageData
  /// The time that the tests took, in seconds; `nil` if it is not known.
  let seconds: Double?
}

/// The tests of a package, built for coverage.
struct CoveragePackage {
  private let toolchain: SwiftToolchain
  private let root: URL
  private let scratch: URL
  private let testProgram: URL
  private let profileMerger: URL
  private let coverageReader: URL

  /// The file to which a run of tests writes its coverage data.
  private var profile: URL { scratch.appending(component: "run.profraw") }

  /// Builds the tests for coverage.
  ///
  /// - Parameters:
  ///   - testTargets: The test targets to build. The next build is faster if it has the same
  ///     targets.
  ///   - root: The package's folder.
  ///   - scratch: The folder for the build and for the files of the runs.
  ///   - toolchain: The toolchain that builds and runs the tests.
  /// - Throws: ``ToolError`` if a tool is missing or the tests do not build.
  init(
    testTargets: [String], root: URL, scratch: URL, toolchain: SwiftToolchain
  ) throws(ToolError) {
    // A missing tool is reported before the build, which takes long.
    try self.init(built: root, in: scratch, toolchain: toolchain)
    try toolchain.build(
      ["--build-tests", "--enable-code-coverage"], of: root, in: scratch, for: "coverage",
      environment: ["ONLY_TESTS": testTargets.joined(separator: ",")])
  }

  /// Creates access to a package whose tests are built for coverage.
  init(built root: URL, in scratch: URL, toolchain: SwiftToolchain) throws(ToolError) {
    self.root = root
    self.scratch = scratch
    self.toolchain = toolchain
    profileMerger = try toolchain.tool("llvm-profdata")
    coverageReader = try toolchain.tool("llvm-cov")
    testProgram = TestProgram.location(in: scratch)
  }

  /// Runs the tests whose identifiers match a filter, one after the other.
  ///
  /// - Parameters:
  ///   - name: The name of the run in error messages.
  ///   - filter: A regular expression for the tests' identifiers.
  ///   - times: How many times the tests run. Further runs serve only to find the shortest time.
  /// - Returns: The tests, the code that they executed, and the shortest time that they took.
  /// - Throws: ``CoverageError`` if a test or the run fails; ``ToolError`` if a tool fails or a
  ///   result cannot be read.
  func run(_ name: String, filter: String, times: Int = 1) throws -> TestRun {
    let runs = try (0..<times).map { _ in try events(of: name, filter: filter) }
    return TestRun(
      tests: runs[0].tests.map(\.name), coverage: try coverage(in: [profile]),
      seconds: runs.compactMap(\.seconds).min())
  }

  private func events(of name: String, filter: String) throws -> TestEvents {
    let eventFile = scratch.appending(component: "events.jsonl")
    // The files of an earlier run would be taken for those of this one.
    for file in [eventFile, profile] { try? FileManager.default.removeItem(at: file) }
    let result = try toolchain.run(
      testProgram,
      TestProgram.arguments + [
        "--no-parallel", "--filter", filter, "--event-stream-output-path", eventFile.path,
      ], in: root, environment: ["LLVM_PROFILE_FILE": profile.path])
    if let reason = result.failure, result.ending != .exit(TestProgram.noTestsStatus) {
      let failures = (try? Self.events(in: eventFile))?.failures ?? []
      throw failures.isEmpty
        ? CoverageError.runFailed(run: name, reason: reason, output: result.tail)
        : CoverageError.testsFailed(run: name, failures: failures + result.fatalErrors)
    }
    return try Self.events(in: eventFile)
  }

  /// Returns the executed code, read from the profile files that runs of tests have written.
  func coverage(in profiles: [URL]) throws -> CoverageData {
    let missing = profiles.first { !FileManager.default.fileExists(atPath: $0.path) }
    if let missing {
      throw ToolError.unusable(
        path: missing.path, reason: "The tests did not write their coverage data.")
    }
    let merged = scratch.appending(component: "run.profdata")
    try output(
      of: profileMerger, ["merge", "-sparse"] + profiles.map(\.path) + ["-o", merged.path])
    let lcov = try output(
      of: coverageReader,
      [
        "export", "-instr-profile", merged.path, "-format=lcov", testProgram.path,
        root.appending(path: "Sources").path,
      ])
    return try CoverageData(lcov: lcov, root: root.path)
  }

  @discardableResult
  private func output(of tool: URL, _ arguments: [String]) throws(ToolError) -> String {
    let result = try toolchain.run(tool, arguments, in: root, errors: .apart)
    if let reason = result.failure {
      throw .failed(tool: tool.lastPathComponent, reason: reason, output: result.tail)
    }
    return result.output
  }

  /// Returns the functions of views that a run executed, each with the folder of its module.
  func functionsOfViews(in coverage: CoverageData) throws -> [String] {
    try CoverageRun.viewFolders.flatMap { folder in
      try demangled(
        try coverage.executedFunctions(in: folder, besides: CoverageRun.viewControllers)
      )
      .map { "\(folder): \($0)" }
    }
  }

  /// Returns the demangled names of functions; a name that the toolchain cannot demangle is
  /// unchanged.
  private func demangled(_ functions: [String]) throws -> [String] {
    // The compiler puts the name of the file before the name of a private function.
    let symbols = functions.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
    let names = try toolchain.demangled(symbols, in: root)
    return zip(functions, symbols).map { names[$1] ?? $0 }
  }

  private static func events(in file: URL) throws(ToolError) -> TestEvents {
    do {
      return try TestEvents(jsonLines: try Data(contentsOf: file))
    } catch {
      throw .unusable(path: file.path, reason: error.localizedDescription)
    }
  }
}
