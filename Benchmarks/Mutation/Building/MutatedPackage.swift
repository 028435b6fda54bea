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
  /// The program that runs the tests of all modules.
  let testProgram: URL
  /// The program that plays scenarios.
  let player: URL

  private let root: URL
  private let toolchain: SwiftToolchain

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
  ///   - progress: A function that takes one short line of text before each step.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails or a folder cannot be written.
  init(
    of packageRoot: URL, modules: [String], in scratch: URL, toolchain: SwiftToolchain,
    progress: (String) -> Void
  ) throws {
    self.toolchain = toolchain
    root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    progress("copying the package")
    var files = try FileTree(of: packageRoot, folders: Self.folders(of: modules))
    progress("compiling the program that makes mutants")
    let mutator = try Mutator(packageRoot: packageRoot, scratch: scratch, toolchain: toolchain)
    let rewritten = scratch.appending(component: "rewritten")
    try FileManager.default.createDirectory(at: rewritten, withIntermediateDirectories: true)
    let environment = [
      "MUTANTS": "1", "ONLY_TESTS": modules.map { "\($0)Tests" }.joined(separator: ","),
    ]
    let known = GivenUpMutants(file: scratch.appending(component: "unviable.json"))
    list = try mutator.rewrite(modules, to: rewritten, givingUp: [])
    var givenUp = known.ids(in: list)
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
      let result = try toolchain.run(
        ["build", "--build-tests", "--package-path", root.path, "--scratch-path", build.path],
        in: root, environment: environment)
      if result.failure == nil { break }
      let new = try Self.mutants(in: result, of: givenUp)
      guard !new.isEmpty, round < Self.maximumRounds else {
        throw MutationError.notCompilable(output: result.tail)
      }
      givenUp.formUnion(new)
      try known.keep(givenUp, of: list)
    }
    unviable = givenUp
    testProgram = TestProgram.location(in: build)
    player = build.appending(path: "debug/mutant-player")
  }

  init(
    list: MutantList, unviable: Set<Int>, testProgram: URL, player: URL, root: URL,
    toolchain: SwiftToolchain
  ) {
    self.list = list
    self.unviable = unviable
    self.testProgram = testProgram
    self.player = player
    self.root = root
    self.toolchain = toolchain
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
      // The runtime would print where each program crashes, which takes longer than the judging.
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
      limits: limit.map { ProcessLimits(processorSeconds: $0) })
  }

  /// The files and folders of the package that the copy needs.
  private static func folders(of modules: [String]) -> [String] {
    ["Package.swift", "Sources", "Benchmarks/CMutants", "Benchmarks/mutant-player"]
      + modules.map { "Tests/\($0)Tests" }
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

/// The mutants that did not compile in an earlier run and are not tried again.
private struct GivenUpMutants {
  let file: URL

  func ids(in list: MutantList) -> Set<Int> {
    let keys =
      (try? Data(contentsOf: file)).flatMap {
        try? JSONDecoder().decode(Set<String>.self, from: $0)
      }
      ?? []
    return Set(list.mutants.filter { keys.contains($0.key) }.map(\.id))
  }

  func keep(_ ids: Set<Int>, of list: MutantList) throws {
    let keys = list.mutants.filter { ids.contains($0.id) }.map(\.key)
    try JSONEncoder().encode(keys.sorted()).write(to: file, options: .atomic)
  }
}
