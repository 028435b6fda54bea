import Architectures
import Authors
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
        "Benchmarks/Programs/mutant-player", "Benchmarks/Programs/session-player",
        "Benchmarks/Measure/Behavior", "Benchmarks/Tools",
      ]
        + Architecture.testTargets(in: packageRoot).map { "Tests/\($0)" })
  }

  /// The options of `swift build` that compile each module as a whole, and its interface with it.
  ///
  /// That takes half the time if all of a module is new. A twelfth of the rest is checking the
  /// compiler's own output.
  static let wholeModules = [
    "-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-Xfrontend",
    "-disable-llvm-verify",
  ].flatMap { ["-Xswiftc", $0] }

  /// Builds a copy, which may fail.
  ///
  /// After a build that failed or was ended, an incremental build was seen to leave changed files
  /// out. The files of the architectures then count as changed.
  ///
  /// - Parameters:
  ///   - root: The folder of the copy.
  ///   - build: The folder for the files that the build makes.
  ///   - toolchain: The toolchain that builds the copy.
  ///   - players: The names of the programs that are built beside the tests.
  ///   - options: More options of `swift build`.
  /// - Returns: The compiler's output.
  /// - Throws: `ToolError` if the toolchain cannot be started, and the errors of files.
  static func build(
    _ root: URL, in build: URL, toolchain: SwiftToolchain, players: [String] = ["mutant-player"],
    options: [String] = wholeModules
  ) throws -> ProcessResult {
    let mark = build.appendingPathExtension("unfinished")
    if FileManager.default.fileExists(atPath: mark.path) {
      for path in try FileTree(of: root, folders: Architecture.known.flatMap(\.ownPaths)).paths {
        try FileManager.default.setAttributes(
          [.modificationDate: Date()], ofItemAtPath: root.appending(path: path).path)
      }
    }
    try Data().write(to: mark)
    let hasRewritten = Architecture.rewritten.allSatisfy {
      FileManager.default.fileExists(atPath: root.appending(path: $0.folder).path)
    }
    let result = try toolchain.run(
      [
        "build", "--build-tests", "--package-path", root.path, "--scratch-path", build.path,
        // No debugger looks at the programs, and they build and start sooner without.
        "-debug-info-format", "none",
      ] + options,
      in: root,
      environment: [
        "MUTANTS": players.joined(separator: ","),
        "ONLY_TESTS": Architecture.testTargets(in: root).joined(separator: ","),
      ].merging(hasRewritten ? [:] : ["WITHOUT_REWRITTEN": "1"]) { $1 })
    if result.failure == nil { try FileManager.default.removeItem(at: mark) }
    return result
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
      environment: environment.merging([
        // The runtime would print where each program crashes, which takes longer than its tests.
        "SWIFT_BACKTRACE": "enable=no",
        // Sets have the same order in each run.
        "SWIFT_DETERMINISTIC_HASHING": "1",
      ]) { $1 },
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
  static func errors(in output: String) -> [(file: String, line: Int, message: String)] {
    output.matches(of: #/(?m)^(/.+?\.swift):(\d+):\d+: error: (.*)$/#).compactMap { match in
      Int(match.output.2).map { (String(match.output.1), $0, String(match.output.3)) }
    }
  }

  /// A scenario that the player has played.
  struct PlayedScenario: Decodable {
    let scenario: String
    let failures: [String]
    /// The mutants that the scenario has reached; `nil` if they were not asked for.
    let reached: [Int]?
  }

  /// The scenarios that the player has played.
  struct Played {
    /// The end of the program.
    let run: ProcessResult
    /// The scenarios that came to an end.
    let scenarios: [PlayedScenario]
    /// A sentence on where and why the program ended before the last scenario; `nil` if it did not.
    let failure: String?

    /// The scenarios that do not hold.
    var broken: [PlayedScenario] { scenarios.filter { !$0.failures.isEmpty } }
  }

  /// Plays all scenarios, or those whose ids are among the arguments, until one crashes or the
  /// limit of processor time, in seconds, is over.
  ///
  /// - Throws: `ToolError` if the program cannot be started.
  func play(
    _ arguments: [String] = [], of architecture: Architecture, environment: [String: String] = [:],
    limit: Int?
  ) throws(ToolError) -> Played {
    struct Announced: Decodable {
      let scenarios: Int
    }
    let run = try run(player, [architecture.id] + arguments, environment: environment, limit: limit)
    let lines = run.output.split(separator: "\n").map { Data($0.utf8) }
    let scenarios = lines.compactMap { try? JSONDecoder().decode(PlayedScenario.self, from: $0) }
    let announced = lines.first.flatMap { try? JSONDecoder().decode(Announced.self, from: $0) }
    let reason =
      run.failure
      ?? (announced?.scenarios == scenarios.count ? nil : "the program ends by itself")
    let last = scenarios.last.map { " after \($0.scenario)" } ?? ""
    return Played(
      run: run, scenarios: scenarios, failure: reason.map { "the scenarios end\(last): \($0)" })
  }

  /// Returns the arguments with which ``testProgram`` runs the view-free tests of an architecture,
  /// one after the other, as when it is looked at what they execute.
  static func testArguments(of architecture: Architecture) -> [String] {
    TestProgram.arguments
      + ["--no-parallel", "--filter", TestProgram.filter(testsOf: architecture.module)]
  }
}

extension FileTree {
  /// Leaves out the modules of other authors and their tests, so that less is built.
  mutating func removeRewritten() {
    let others = Architecture.rewritten.flatMap(\.ownPaths)
    for path in paths where path.isIn(others) { set(path, to: nil) }
    let list = """
      import Architectures

      extension Architecture {
        package nonisolated static let known = all
      }

      """
    set("Benchmarks/Rewritten/Authors/Architecture+Rewritten.swift", to: Data(list.utf8))
  }
}

extension Architecture {
  /// The files and folders that belong to this architecture alone: its module, its view-free tests
  /// and its entry in the list of architectures.
  nonisolated var ownPaths: [String] { [folder, "Tests/\(testTarget)", entry] }

  /// The file with its entry in the list of architectures.
  nonisolated var entry: String { "Sources/Specification/Architectures/Entries/\(module).swift" }

  /// Returns true if a file of the package belongs to this architecture alone.
  nonisolated func owns(_ path: String) -> Bool {
    path.isIn(ownPaths)
  }
}
