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

  /// True if the other architecture costs more, and if a larger share of its faults needs a view.
  func isBetter(than other: RatedEntry) -> Bool {
    cost + tolerance < other.cost && share < other.share
  }
}

/// The architectures that are worse than another one in both figures, and those that are not.
struct Domination {
  /// An architecture, and others that are worse than it in both figures.
  struct Group {
    let better: RatedEntry
    let worse: [RatedEntry]
  }

  /// Groups in which each worse architecture stands once, the largest group first.
  let groups: [Group]
  /// The architectures than which no other is better in both figures.
  let unbeaten: [RatedEntry]

  init(among entries: [RatedEntry]) {
    unbeaten = entries.filter { entry in !entries.contains { $0.isBetter(than: entry) } }
    var groups: [Group] = []
    var rest = entries.filter { entry in entries.contains { $0.isBetter(than: entry) } }
    while !rest.isEmpty {
      let candidates = unbeaten.map { better in
        Group(better: better, worse: rest.filter(better.isBetter(than:)))
      }
      // Of two groups of the same size, the one with the lower cost is named.
      guard
        let largest = candidates.max(by: {
          ($0.worse.count, -$0.better.cost) < ($1.worse.count, -$1.better.cost)
        }), !largest.worse.isEmpty
      else { break }
      groups.append(largest)
      let ids = largest.worse.map(\.entry.id)
      rest.removeAll { ids.contains($0.entry.id) }
    }
    self.groups = groups
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
