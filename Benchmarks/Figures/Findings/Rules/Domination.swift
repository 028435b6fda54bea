import Testability

/// The architectures that are beaten in both figures, those that are almost beaten, and the others.
struct Domination {
  /// An architecture, and others that it beats in both figures.
  struct Group {
    let better: RatedEntry
    let worse: [RatedEntry]
  }

  /// Architectures that none beats, and another one that is better in one figure and about the
  /// same in the other.
  struct NearTie {
    var worse: [RatedEntry]
    let better: RatedEntry
    /// True if the shares are about the same, and false if the costs are.
    let hasSameShare: Bool
  }

  /// Groups in which each beaten architecture stands once, the largest group first.
  let groups: [Group]
  /// The near ties, one for each remaining architecture that is the better one in the same figure.
  let nearTies: [NearTie]
  /// The architectures that are neither beaten nor the worse ones of a near tie.
  let remaining: [RatedEntry]

  init(among entries: [RatedEntry]) {
    let unbeaten = entries.filter { entry in !entries.contains { $0.beats(entry) } }
    groups = Self.groups(
      of: entries.filter { entry in entries.contains { $0.beats(entry) } }, below: unbeaten)
    let ids = Self.remainingIDs(of: unbeaten)
    let remaining = unbeaten.filter { ids.contains($0.entry.id) }
    nearTies = Self.nearTies(
      of: unbeaten.filter { !ids.contains($0.entry.id) }, below: remaining)
    self.remaining = remaining
  }

  private static func groups(of beaten: [RatedEntry], below unbeaten: [RatedEntry]) -> [Group] {
    var groups: [Group] = []
    var rest = beaten
    while !rest.isEmpty {
      let candidates = unbeaten.map { better in
        Group(better: better, worse: rest.filter(better.beats))
      }
      // Of two groups of the same size, the one with the lower cost is named.
      guard
        let largest = candidates.max(by: { one, other in
          one.worse.count == other.worse.count
            ? one.better.cost.value > other.better.cost.value
            : one.worse.count < other.worse.count
        }), !largest.worse.isEmpty
      else { break }
      groups.append(largest)
      let ids = Set(largest.worse.map(\.entry.id))
      rest.removeAll { ids.contains($0.entry.id) }
    }
    return groups
  }

  /// Returns the ids of the architectures that no remaining one dominates.
  ///
  /// An architecture gives way to a remaining one only. Otherwise it could give way to one that has
  /// about the same share as another one, which it clearly exceeds itself.
  private static func remainingIDs(of entries: [RatedEntry]) -> Set<String> {
    let cheapestFirst = entries.sorted {
      ($0.cost.value, $0.share.value) < ($1.cost.value, $1.share.value)
    }
    var remaining: [RatedEntry] = []
    for entry in cheapestFirst where !remaining.contains(where: { $0.dominates(entry) }) {
      remaining.removeAll { entry.dominates($0) }
      remaining.append(entry)
    }
    return Set(remaining.map(\.entry.id))
  }

  private static func nearTies(
    of entries: [RatedEntry], below remaining: [RatedEntry]
  ) -> [NearTie] {
    var ties: [NearTie] = []
    for entry in entries {
      let dominating = remaining.filter { $0.dominates(entry) }
      guard let better = dominating.min(by: { $0.cost.value < $1.cost.value }) else { continue }
      // Since none beats it, the better one is either cheaper or has the smaller share.
      let hasSameShare = better.cost.isLower(than: entry.cost)
      let index = ties.firstIndex {
        $0.better.entry.id == better.entry.id && $0.hasSameShare == hasSameShare
      }
      if let index {
        ties[index].worse.append(entry)
      } else {
        ties.append(NearTie(worse: [entry], better: better, hasSameShare: hasSameShare))
      }
    }
    return ties
  }
}
