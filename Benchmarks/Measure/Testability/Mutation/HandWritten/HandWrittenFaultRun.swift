import Architectures
import Foundation
import Toolchain

/// A run that puts the hand-written faults of some architectures into a copy of the package, and
/// finds out their outcomes.
///
/// Patches of different architectures change different modules, so that one build contains one
/// fault of each architecture. The copy has no mutants.
struct HandWrittenFaultRun {
  private let packageRoot: URL
  private let root: URL
  private let build: URL
  private let toolchain: SwiftToolchain
  private let files: FileTree

  /// Chooses the files and the folder of the copy.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - scratch: The folder for the copy, which a later run uses again.
  ///   - toolchain: The toolchain that builds the copy.
  /// - Throws: The errors of reading folders.
  init(packageRoot: URL, in scratch: URL, toolchain: SwiftToolchain) throws {
    self.packageRoot = packageRoot
    self.toolchain = toolchain
    root = scratch.appending(component: "package")
    build = scratch.appending(component: "build")
    files = try BuiltCopy.files(of: packageRoot)
  }

  /// Returns the first faults of all architectures, then the second ones, and so on.
  static func rounds(of faults: [[HandWrittenFault]]) -> [[HandWrittenFault]] {
    (0..<(faults.map(\.count).max() ?? 0)).map { round in
      faults.compactMap { $0.indices.contains(round) ? $0[round] : nil }
    }
  }

  /// Builds the faults of some architectures, and finds out their outcomes.
  ///
  /// - Parameters:
  ///   - tests: The tests and scenarios of each architecture.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Returns: The faults of each architecture, in the order of their names.
  /// - Throws: ``MutationError`` if a fault cannot be built or no scenario notices it, and
  ///   `ToolError` if a tool cannot be started.
  func run(
    _ tests: [TestsAndScenarios], progress: (String) -> Void
  ) throws -> [Architecture.ID: [TestedHandWrittenFault]] {
    let rounds = Self.rounds(
      of: try tests.map { try HandWrittenFault.all(of: $0.architecture.id, in: packageRoot) })
    var tested: [Architecture.ID: [TestedHandWrittenFault]] = [:]
    for (index, faults) in rounds.enumerated() {
      progress("building hand-written faults, \(index + 1) of \(rounds.count)")
      let copy = try built(with: faults)
      for fault in faults {
        guard let tests = tests.first(where: { $0.architecture.id == fault.architecture })
        else { continue }
        progress("testing \(fault.id)")
        let outcomes = try tests.outcomes(in: copy)
        guard outcomes.isFault else { throw MutationError.faultUnnoticed(fault.id) }
        tested[fault.architecture, default: []].append(.init(fault: fault, outcomes: outcomes))
      }
    }
    return tested
  }

  /// Puts faults into the copy in place of those that it contained, and builds it.
  ///
  /// - Parameter faults: The faults, at most one of each architecture.
  /// - Returns: The copy, which is valid until the next call.
  /// - Throws: ``MutationError`` if a patch does not apply or compile, and `ToolError` if a tool
  ///   cannot be started.
  func built(with faults: [HandWrittenFault]) throws -> BuiltCopy {
    var files = files
    for fault in faults {
      do {
        try files.apply(Patch(String(contentsOf: fault.patch(in: packageRoot), encoding: .utf8)))
      } catch {
        throw MutationError.faultNotApplicable(fault.id, output: error.localizedDescription)
      }
    }
    try files.write(to: root)
    // From one round to the next, a few files change, so that whole modules would take longer.
    let result = try BuiltCopy.build(root, in: build, toolchain: toolchain, options: [])
    guard result.failure == nil else {
      throw MutationError.faultsNotCompilable(
        Self.culprits(among: faults, output: result.output), output: result.tail)
    }
    return BuiltCopy(root: root, build: build, toolchain: toolchain)
  }

  /// The names of the faults in whose modules the compiler reports errors, or of all faults if it
  /// reports none there.
  static func culprits(among faults: [HandWrittenFault], output: String) -> [String] {
    let files = BuiltCopy.errors(in: output).map(\.file)
    let found = faults.filter { fault in
      guard let folder = Architecture.all.first(where: { $0.id == fault.architecture })?.folder
      else { return false }
      return files.contains { $0.contains("/\(folder)/") }
    }
    return (found.isEmpty ? faults : found).map(\.id)
  }
}
