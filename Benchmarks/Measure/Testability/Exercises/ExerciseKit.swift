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
  /// The programs that play scenarios and random sessions, which only a judge has.
  private static let players = [
    "Terminal", "CProcess", "Toolchain", "Reports", "Behavior", "Authors", "CMutants",
    "mutant-player", "session-player",
  ]

  /// Returns the package of one architecture: its module, its view-free tests, and what both import.
  ///
  /// - Parameters:
  ///   - row: The architecture.
  ///   - request: A request for a change, whose shared part is made; `nil` for none.
  ///   - addsTests: True if the exercise or the attempt has view-free tests of its own.
  ///   - other: The architecture with which it is compared, which adds the programs that play; `nil`
  ///     for none.
  /// - Returns: The files.
  /// - Throws: `ToolError` if the manifest cannot be read, ``ChangeError`` if the shared part does
  ///   not fit, and the errors of files.
  func package(
    of row: Architecture, with request: ChangeRequest?, addsTests: Bool,
    comparedWith other: Architecture? = nil
  ) throws -> FileTree {
    let scratch = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // The mutants of an attempt ask a switch, which the architectures import only with this.
    let manifest = try PackageManifest(
      of: root, scratch: scratch, toolchain: toolchain, environment: ["MUTANTS": "mutant-player"])
    let modules = Self.shared + (other == nil ? [] : Self.players)
    let rows = [row, other].compactMap(\.self)
    let folders = manifest.targets.filter { modules.contains($0.name) }.map(\.folder)
    var files = try FileTree(
      of: root,
      folders: folders + rows.flatMap(\.ownPaths) + ["Package.swift", Self.answers, Self.words])
    if let request {
      if let shared = try request.shared(in: root) { try files.apply(shared) }
      files.set(
        ChangeRun.specification,
        to: try Data(contentsOf: root.appending(path: request.scenarios)))
      if let other, let change = try request.change(of: other, in: root) {
        try files.apply(change.patch)
      }
    }
    for path in files.paths where path.isIn(other.map { ["Tests/\($0.testTarget)"] } ?? []) {
      files.set(path, to: nil)
    }
    let entries = "Sources/Specification/Architectures/"
    for path in files.paths
    where path.hasPrefix("\(entries)Entries/") && !rows.contains(where: { $0.owns(path) }) {
      files.set(path, to: nil)
    }
    func set(_ path: String, _ text: String) { files.set(path, to: Data(text.utf8)) }
    set(
      "\(entries)Architecture+All.swift",
      """
      extension Architecture {
        /// The architectures of the exercise.
        package nonisolated static let all = [\(rows.map(\.id).joined(separator: ", "))]
      }

      """)
    if other != nil { files.removeRewritten() }
    let hasTests = addsTests || files.paths.contains(where: ExerciseAttempt.isTest)
    set(
      "Package.swift",
      manifest.source(
        of: modules + rows.map(\.module), safe: [row.module, "Architectures"],
        testing: hasTests ? row.module : nil))
    return files
  }

  /// Returns the architecture with which an attempt is compared: the first one in which a request is
  /// made, too.
  ///
  /// - Throws: ``ExerciseError`` if there is none.
  func other(than row: Architecture, with request: ChangeRequest?) throws -> Architecture {
    let other = Architecture.all.first {
      $0.id != row.id && Exercise.usualRows.contains($0.id)
        && request?.isMade(in: $0, of: root) != false
    }
    guard let other else { throw ExerciseError("No other architecture has the same request.") }
    return other
  }

  /// The file in an exercise's folder with the answers to its questions.
  static let answers = "answers.txt"
  /// The file with the scenario that a person writes.
  static let scenario = "Sources/Specification/Scenarios/Specification/Mine.swift"
  /// The words with which a declaration begins, except for an extension.
  static let declaring: Set = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "subscript", "typealias", "var",
  ]
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
