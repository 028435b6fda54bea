import Comparisons
import Tables

/// Holds a run against one that was kept.
struct CheckRun {
  private let request: CheckRequest
  private let kept: Comparison

  /// Reads the kept run, before anything is measured.
  ///
  /// - Throws: `ComparisonFileError` or `BaselineError`.
  init(_ request: CheckRequest) throws {
    self.request = request
    kept = try BaselineFile(request.file).comparison
    let ids = kept.countedIDs
    let others = (request.architectures ?? []).filter { !ids.contains($0) }
    guard others.isEmpty else { throw BaselineError.notKept(architectures: others, kept: ids) }
  }

  /// Refuses to go on where nothing that is measured could be compared.
  func requireToolchain(of now: RunEnvironment) throws(BaselineError) {
    guard now.hasSameToolchain(as: kept.environment) else {
      throw .otherToolchain(kept: kept.environment.swift, now: now.swift)
    }
  }

  /// Compares what was measured with what was kept.
  func check(_ measured: Comparison) -> BaselineCheck {
    BaselineCheck(
      of: measured, against: kept, architectures: request.architectures,
      tolerance: request.tolerance)
  }
}
