import Architectures
import Foundation
import Synchronization
import Terminal
import Toolchain
import Traces

/// The kept faults of architectures that were read before.
final class KnownFaults: Sendable {
  private let faults = Mutex<[Architecture.ID: [PlantedFault]]>([:])

  /// Returns the faults of an architecture, which are read once.
  func faults(
    of row: Architecture.ID, read: () throws -> [PlantedFault]
  ) rethrows -> [PlantedFault] {
    try faults.withLock { known in
      if let found = known[row] { return found }
      let all = try read()
      known[row] = all
      return all
    }
  }
}

/// What exercises are made of: the kit's sources, and what is kept about them.
package struct ExerciseKit: Sendable {
  let root: URL
  let toolchain: SwiftToolchain
  /// The kept faults that were read, which takes long.
  let known = KnownFaults()

  /// Creates the kit of a package.
  ///
  /// - Throws: ``ExerciseError`` if the package is an exercise, and `ToolError` if there is no
  ///   toolchain.
  package init(in root: URL) throws {
    self.root = root.resolvingSymlinksInPath()
    guard !FileManager.default.fileExists(atPath: root.path + "/\(ExerciseFolder.stateFile)")
    else {
      throw ExerciseError(
        "\(root.path.quoted) is an exercise. Run the command in the clone, or with its program.")
    }
    toolchain = try SwiftToolchain()
  }

  /// The modules that every exercise has, in the order of the manifest.
  static let shared = [
    "Models", "CMainLoop", "Jobs", "HeadlessUIKit", "PortableUIKit", "Views", "Apps", "Scenarios",
    "Architectures",
  ]
  /// The program that plays scenarios, which only a judge has.
  private static let player = ["Authors", "CMutants", "mutant-player"]

  /// Returns the package of one architecture: its module, its view-free tests, and what both import.
  ///
  /// - Parameters:
  ///   - row: The architecture.
  ///   - request: A request for a change, whose shared part is made; `nil` for none.
  ///   - addsTests: True if the exercise or the attempt has view-free tests of its own.
  ///   - plays: True to add the program that plays scenarios.
  /// - Returns: The files.
  /// - Throws: `ToolError` if the manifest cannot be read, ``ChangeError`` if the shared part does
  ///   not fit, and the errors of files.
  func package(
    of row: Architecture, with request: ChangeRequest?, addsTests: Bool, plays: Bool
  ) throws -> FileTree {
    let scratch = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // The mutants of an attempt ask a switch, which the architectures import only with this.
    let manifest = try PackageManifest(
      of: root, scratch: scratch, toolchain: toolchain, environment: ["MUTANTS": "mutant-player"])
    let modules = Self.shared + (plays ? Self.player : [])
    let folders = manifest.targets.filter { modules.contains($0.name) }.map(\.folder)
    var files = try FileTree(
      of: root,
      folders: folders + row.ownPaths + ["Package.swift", Self.answers, Self.words])
    if let request {
      if let shared = try request.shared(in: root) { try files.apply(shared) }
      files.set(
        ChangeRun.specification,
        to: try Data(contentsOf: root.appending(path: request.scenarios)))
    }
    let entries = "Sources/Specification/Architectures/"
    for path in files.paths where path.hasPrefix("\(entries)Entries/") && !row.owns(path) {
      files.set(path, to: nil)
    }
    func set(_ path: String, _ text: String) { files.set(path, to: Data(text.utf8)) }
    set(
      "\(entries)Architecture+All.swift",
      """
      extension Architecture {
        /// The architecture of the exercise.
        package nonisolated static let all = [\(row.id)]
      }

      """)
    if plays { files.removeRewritten() }
    let hasTests = addsTests || files.paths.contains(where: ExerciseAttempt.isTest)
    set(
      "Package.swift",
      manifest.source(
        of: modules + [row.module], safe: [row.module, "Architectures"],
        testing: hasTests ? row.module : nil))
    return files
  }

  /// The file in an exercise's folder with the answers to its questions.
  static let answers = "answers.txt"
  /// The file with the scenario that a person writes.
  static let scenario = "Sources/Specification/Scenarios/Specification/Mine.swift"
  /// The file in an exercise's folder with its words.
  static let words = "README.md"

  /// Records the functions of an architecture's roles that are called in each step of a scenario,
  /// without closures; the first step is the making of the screen.
  ///
  /// - Throws: `TraceError` and `ToolError` if the calls cannot be recorded.
  func calls(in scenario: String, of row: Architecture) throws -> [[Trace.Call]] {
    let roles = Set(row.roles.map(\.name))
    func functions(of calls: [Trace.Call]) -> [Trace.Call] {
      calls.flatMap { call in
        let isWritten = !call.isClosure && !call.resumes && call.file != nil
        return (isWritten && roles.contains(call.role) ? [call] : []) + functions(of: call.calls)
      }
    }
    return try TraceRun(packageFolder: root).traces(of: [scenario], in: [row])[0].steps
      .map { functions(of: $0.calls) }
  }
}
