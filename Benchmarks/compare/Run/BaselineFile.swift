import Comparisons
import DispatchCosts

/// The file that a run was kept in.
struct BaselineFile {
  /// What is in the file: a comparison with counters of dispatch.
  let comparison: Comparison

  /// Reads a file that `--save` wrote.
  ///
  /// - Throws: ``ComparisonFileError`` or ``BaselineError``.
  init(_ path: String) throws {
    comparison = try ComparisonFile(path, for: .check).comparison
    guard !comparison.countedIDs.isEmpty else { throw BaselineError.noDispatch(path) }
  }
}

extension Comparison {
  /// The ids of the architectures in whose dispatch something was counted, and not only timed.
  var countedIDs: [String] {
    architectures.filter { ($0.dispatch ?? []).contains { $0.counts != Counts() } }.map(\.id)
  }
}
