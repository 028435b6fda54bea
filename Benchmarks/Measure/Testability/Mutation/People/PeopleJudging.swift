import Architectures
import Foundation
import Toolchain

/// The judging of the faults of people in some architectures.
struct PeopleJudging {
  /// The faults of each round, at most one of each architecture.
  private let rounds: [[PersonFault]]
  private let package: PatchedPackage

  /// Reads the faults of architectures.
  ///
  /// - Parameters:
  ///   - architectures: The architectures.
  ///   - packageRoot: The package's folder.
  ///   - scratch: The folder for the copy that contains the faults.
  ///   - toolchain: The toolchain that builds the copy.
  /// - Throws: The errors of reading patches and folders.
  init(
    of architectures: [Architecture], packageRoot: URL, in scratch: URL, toolchain: SwiftToolchain
  ) throws {
    rounds = Self.rounds(
      of: try architectures.map { try PersonFault.all(of: $0.id, in: packageRoot) })
    package = try PatchedPackage(of: packageRoot, in: scratch, toolchain: toolchain)
  }

  /// Returns the first faults of all architectures, then the second ones, and so on.
  static func rounds(of faults: [[PersonFault]]) -> [[PersonFault]] {
    (0..<(faults.map(\.count).max() ?? 0)).map { round in
      faults.compactMap { $0.indices.contains(round) ? $0[round] : nil }
    }
  }

  /// Builds and judges all faults.
  ///
  /// - Parameters:
  ///   - judges: The judges of the architectures, by the architecture's identifier.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Returns: The judged faults of each architecture, in the order of their names.
  /// - Throws: ``MutationError`` if a fault cannot be built or no scenario notices it, and
  ///   `ToolError` if a tool cannot be started.
  func run(
    by judges: [Architecture.ID: Judge], progress: (String) -> Void
  ) throws -> [Architecture.ID: [JudgedPersonFault]] {
    var judged: [Architecture.ID: [JudgedPersonFault]] = [:]
    for (index, faults) in rounds.enumerated() {
      progress("building faults of people, \(index + 1) of \(rounds.count)")
      let copy = try package.built(with: faults)
      for fault in faults {
        guard let judge = judges[fault.architecture] else { continue }
        progress("judging \(fault.id)")
        let result = try judge.judge(fault, in: copy)
        guard result.verdict.isFault else { throw MutationError.faultUnnoticed(fault.id) }
        judged[fault.architecture, default: []].append(result)
      }
    }
    return judged
  }
}
