import Costs
import Reports

/// A comparison that was read from the file in which it was saved.
package struct KeptComparison {
  /// The purpose for which a comparison is read from a file.
  ///
  /// The error about an unusable file gives advice for this purpose.
  package enum Use: CaseIterable, Sendable {
    /// The counts of a new run are compared with those of the comparison in the file.
    case check
    /// The figures of the comparison in the file are shown, such as on an HTML page.
    case page
  }

  package let comparison: Comparison

  /// Reads the comparison from the file at a path.
  package init(_ path: String, for use: Use) throws(KeptComparisonError) {
    do {
      comparison = try KeptFile.value(
        Comparison.self, schema: Comparison.currentSchema, in: KeptFile.content(of: path))
    } catch {
      throw KeptComparisonError(path: path, use: use, problem: error)
    }
  }
}
