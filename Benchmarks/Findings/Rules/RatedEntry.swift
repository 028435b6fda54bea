import CodeSizes
import Comparisons
import Mutation

/// An architecture with a cost, such as its number of code lines, and with the share of its faults
/// that need a view.
///
/// Less is better in both.
struct RatedEntry {
  let entry: Comparison.Entry
  let cost: Int
  /// The part of the cost that may be due to the build, and not to the architecture.
  var tolerance = 0
  let faults: MutationFigures

  /// The number of faults that no test without a view notices, divided by the number of faults.
  var share: Double { Double(faults.faultsThatNeedView) / Double(faults.faults) }
  var percentage: String {
    Findings.percentage(faults.faultsThatNeedView, of: faults.faults)
  }

  /// True if the other architecture costs more, by more than the build may be the reason for.
  func isCheaper(than other: RatedEntry) -> Bool { cost + tolerance < other.cost }

  /// True if the share of the other architecture is larger by more than 1 percentage point.
  ///
  /// Shares that differ less are about the same: few faults more or less would change their order.
  func hasSmallerShare(than other: RatedEntry) -> Bool {
    let difference =
      other.faults.faultsThatNeedView * faults.faults
      - faults.faultsThatNeedView * other.faults.faults
    return 100 * difference > faults.faults * other.faults.faults
  }

  /// True if the other architecture costs more, and if a larger share of its faults needs a view.
  func beats(_ other: RatedEntry) -> Bool {
    isCheaper(than: other) && hasSmallerShare(than: other)
  }
}

extension Comparison {
  /// Rates the architectures by a cost and by their faults.
  ///
  /// - Parameter cost: A function that returns the cost of an architecture and the part of it that
  ///   may be due to the build; `nil` if the cost is not known.
  /// - Returns: The architectures whose cost and whose faults are known.
  func rated(by cost: (Entry) -> (value: Int, tolerance: Int)?) -> [RatedEntry] {
    architectures.compactMap { entry in
      guard let cost = cost(entry), let faults = entry.mutation?.figures, faults.faults > 0 else {
        return nil
      }
      return RatedEntry(
        entry: entry, cost: cost.value, tolerance: cost.tolerance, faults: faults)
    }
  }

  /// The architectures whose cost is their number of code lines.
  var ratedByCode: [RatedEntry] {
    rated { entry in entry.size.map { ($0.total.codeLines, 0) } }
  }
}
