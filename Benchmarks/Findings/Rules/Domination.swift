import Comparisons

/// The architectures that are beaten in both figures, those that are almost beaten, and the others.
struct Domination {
  /// An architecture, and others that it beats in both figures.
  struct Group {
    let better: RatedEntry
    let worse: [RatedEntry]
  }

  /// An architecture that none beats, and another one that is better in one figure and about the
  /// same in the other.
  struct NearTie {
    let worse: RatedEntry
    let better: RatedEntry
    /// True if the shares are about the same, and false if the costs are.
    let hasSameShare: Bool
  }

  /// Groups in which each beaten architecture stands once, the largest group first.
  let groups: [Group]
  /// The near ties, each with another architecture that is worse in one figure.
  let nearTies: [NearTie]
  /// The architectures that are neither beaten nor the worse ones of a near tie.
  let remaining: [RatedEntry]

  init(among entries: [RatedEntry]) {
    let unbeaten = entries.filter { entry in !entries.contains { $0.beats(entry) } }
    groups = Self.groups(
      of: entries.filter { entry in entries.contains { $0.beats(entry) } }, below: unbeaten)
    let nearTies = unbeaten.compactMap { Self.nearTie(of: $0, among: unbeaten) }
    self.nearTies = nearTies
    let worse = Set(nearTies.map(\.worse.entry.id))
    remaining = unbeaten.filter { !worse.contains($0.entry.id) }
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
        let largest = candidates.max(by: {
          ($0.worse.count, -$0.better.cost) < ($1.worse.count, -$1.better.cost)
        }), !largest.worse.isEmpty
      else { break }
      groups.append(largest)
      let ids = Set(largest.worse.map(\.entry.id))
      rest.removeAll { ids.contains($0.entry.id) }
    }
    return groups
  }

  private static func nearTie(of entry: RatedEntry, among unbeaten: [RatedEntry]) -> NearTie? {
    // Since none beats another, the cheaper one has no smaller share, and the other way round.
    let cheaper = unbeaten.filter {
      $0.isCheaper(than: entry) && !entry.hasSmallerShare(than: $0)
    }
    if let better = cheaper.min(by: { $0.cost < $1.cost }) {
      return NearTie(worse: entry, better: better, hasSameShare: true)
    }
    let smaller = unbeaten.filter {
      $0.hasSmallerShare(than: entry) && !entry.isCheaper(than: $0)
    }
    return smaller.min { $0.share < $1.share }
      .map { NearTie(worse: entry, better: $0, hasSameShare: false) }
  }
}
