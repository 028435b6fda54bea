import Costs
import Reports

/// The kept run: an earlier run whose dispatch costs are compared with those of a new run.
///
/// The dispatch costs of the kept run are read from a file.
///
/// ```swift
/// func passes(_ measured: Comparison) throws -> Bool {
///   let kept = try KeptRun("run.json", architectures: nil)
///   return kept.check(measured).passes
/// }
/// ```
package struct KeptRun {
  private let comparison: Comparison
  private let architectures: [String]?

  /// Reads the run from a file that the command's option `--save` wrote.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - architectures: The ids of the architectures to compare; `nil` for all architectures in
  ///     the file.
  /// - Throws: `KeptComparisonError` or `KeptRunError` if the file cannot be used.
  package init(_ path: String, architectures: [String]?) throws {
    comparison = try KeptComparison(path, for: .check).comparison
    self.architectures = architectures
    // Those with counts of dispatch, not only times.
    let ids = comparison.architectures
      .filter { ($0.dispatch ?? [:]).values.contains { $0.counts != Counts() } }.map(\.id)
    guard !ids.isEmpty else { throw KeptRunError.noDispatch(path) }
    let others = (architectures ?? []).filter { !ids.contains($0) }
    guard others.isEmpty else { throw KeptRunError.notKept(architectures: others, kept: ids) }
  }

  /// Throws an error if a new run was made with another toolchain than the kept run.
  ///
  /// Counts of programs from different toolchains cannot be compared.
  package func requireToolchain(of now: RunEnvironment) throws(KeptRunError) {
    guard now.hasSameToolchain(as: comparison.environment) else {
      throw .otherToolchain(kept: comparison.environment.swift, now: now.swift)
    }
  }

  /// Returns true if a new run is made on the processor of the kept run.
  package func isOfProcessor(of now: RunEnvironment) -> Bool {
    now.hasSameProcessor(as: comparison.environment)
  }

  /// Finds out whether ``check(_:)`` can compare instructions.
  ///
  /// - Parameter controls: A new run in which at least the floor and the models were counted.
  /// - Returns: The sentences that say why instructions are left out; `nil` if they are compared.
  package func omission(for controls: Comparison) -> String? {
    CountCheck.omission(between: comparison, and: controls)
  }

  /// The largest numbers of instructions that ``check(_:)`` accepts in a new run.
  ///
  /// Work without an allowance, such as the models' own, has none.
  package var instructionLimits: [MeasuredWork: Int] {
    CountCheck.instructionLimits(of: comparison, architectures: architectures)
  }

  /// Compares the counts of a new measurement with those of the kept run, and returns the result.
  package func check(_ measured: Comparison) -> CountCheck {
    CountCheck(of: measured, against: comparison, architectures: architectures)
  }
}
