import DispatchCosts
import Tables

/// A run of dispatch that was kept in a file, for later runs to be compared with.
///
/// ```swift
/// func passes(_ measured: Comparison) throws -> Bool {
///   let kept = try KeptRun("run.json", architectures: nil)
///   return kept.check(measured, tolerance: .standard).passes
/// }
/// ```
package struct KeptRun {
  private let comparison: Comparison
  private let architectures: [String]?

  /// Reads a file that `--save` wrote.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - architectures: The ids of the architectures to compare; `nil` for all in the file.
  /// - Throws: `KeptComparisonError` or `KeptRunError`.
  package init(_ path: String, architectures: [String]?) throws {
    comparison = try KeptComparison(path, for: .check).comparison
    self.architectures = architectures
    let ids = comparison.countedIDs
    guard !ids.isEmpty else { throw KeptRunError.noDispatch(path) }
    let others = (architectures ?? []).filter { !ids.contains($0) }
    guard others.isEmpty else { throw KeptRunError.notKept(architectures: others, kept: ids) }
  }

  /// Refuses counters of another toolchain, which cannot be compared.
  package func requireToolchain(of now: RunEnvironment) throws(KeptRunError) {
    guard now.hasSameToolchain(as: comparison.environment) else {
      throw .otherToolchain(kept: comparison.environment.swift, now: now.swift)
    }
  }

  /// Compares a measurement with the kept run.
  package func check(_ measured: Comparison, tolerance: Tolerance) -> BaselineCheck {
    BaselineCheck(
      of: measured, against: comparison, architectures: architectures, tolerance: tolerance)
  }
}

extension Comparison {
  /// The ids of the architectures whose dispatch has counters, not only times.
  fileprivate var countedIDs: [String] {
    architectures.filter { ($0.dispatch ?? []).contains { $0.counts != Counts() } }.map(\.id)
  }
}
