import Sizes
import Testability

/// An architecture with a cost, such as its number of code lines, and with the share of its faults
/// that need a view.
///
/// Less is better in both.
struct RatedEntry {
  let entry: Comparison.Entry
  let cost: BuildCost
  let share: FaultShare

  var percentage: String { Figures.percentage(share.count, of: share.faults) }

  /// Returns true if the other architecture costs more, and if a larger share of its faults needs
  /// a view.
  func beats(_ other: RatedEntry) -> Bool {
    cost.isLower(than: other.cost) && other.share.exceeds(share)
  }

  /// Returns true if this architecture is better in one of the two, and better or about the same
  /// in the other.
  func dominates(_ other: RatedEntry) -> Bool {
    guard !other.cost.isLower(than: cost), !share.exceeds(other.share) else { return false }
    return cost.isLower(than: other.cost) || other.share.exceeds(share)
  }
}

extension Comparison {
  /// Rates the architectures by a cost and by their faults.
  ///
  /// - Parameter cost: A function that returns the cost of an architecture; `nil` if it is not
  ///   known.
  /// - Returns: The architectures whose cost and whose faults are known.
  func rated(by cost: (Entry) -> BuildCost?) -> [RatedEntry] {
    architectures.compactMap { entry in
      guard let cost = cost(entry), let share = entry.mutation?.figures.needingView else {
        return nil
      }
      return RatedEntry(entry: entry, cost: cost, share: share)
    }
  }

  /// The architectures whose cost is their number of code lines.
  var ratedByCode: [RatedEntry] {
    rated { entry in entry.size.map { BuildCost($0.total.codeLines) } }
  }
}
