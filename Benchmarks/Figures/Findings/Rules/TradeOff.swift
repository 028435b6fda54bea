import Terminal

/// The words for a cost that is compared with the share of faults that need a view.
struct TradeOff {
  /// The unit after the first cost of a sentence, such as `lines of code`.
  let unit: String
  /// The unit after the further costs of a sentence, such as `lines`.
  let shortUnit: String
  /// The words for a lower cost, such as `less code`.
  let less: String
  /// The words for a higher cost.
  let more: String
  /// The words for one architecture whose cost is about the same, such as `has as much code as`.
  let isSame: String
  /// The words for several architectures whose cost is about the same.
  let areSame: String

  static let code = TradeOff(
    unit: "lines of code", shortUnit: "lines", less: "less code", more: "more code",
    isSame: "has as much code as", areSame: "have as much code as")
  static let instructions = TradeOff(
    unit: "instructions added to a saved name", shortUnit: "instructions",
    less: "fewer added instructions", more: "more added instructions",
    isSame: "adds about as many instructions as", areSame: "add about as many instructions as")
}

extension TradeOff {
  /// The number of groups, and of near ties, of which each has words of its own.
  private static let mostClauses = 3

  /// Returns sentences on what beats what, on near ties, and on what remains to choose from.
  ///
  /// The result is `nil` if none beats another among fewer than three architectures.
  func sentences(on entries: [RatedEntry]) -> String? {
    let domination = Domination(among: entries)
    guard entries.count > 2 || !domination.groups.isEmpty else { return nil }
    var sentences = [beaten(in: domination.groups)]
    if !domination.nearTies.isEmpty { sentences.append(text(of: domination.nearTies)) }
    let remaining = domination.remaining.map(\.entry)
    if remaining.count > 1, remaining.count < entries.count {
      // These are the answer, so none of them is left out.
      sentences.append("That leaves \(remaining.listed): none of them beats another in both.")
    }
    return sentences.joined(separator: " ")
  }

  private func beaten(in groups: [Domination.Group]) -> String {
    let both = "in both: \(less), and a smaller share of faults that need a view"
    guard let first = groups.first else { return "No architecture beats another \(both)." }
    let start = """
      \(first.better.entry.name) (\(first.better.cost.value.grouped) \(unit), \(first.better.percentage) \
      of the faults need a view) beats \(first.worse.map(\.entry).shortList) \(both).
      """
    let others = groups.dropFirst()
    guard !others.isEmpty else { return start }
    let clauses = others.prefix(Self.mostClauses - 1).map { group in
      let better = group.better
      return """
        \(better.entry.name) (\(better.cost.value.grouped) \(shortUnit), \(better.percentage)) beats \
        \(group.worse.map(\.entry).shortList)
        """
    }
    let unnamed = others.dropFirst(Self.mostClauses - 1).reduce(0) { $0 + $1.worse.count }
    let rest = unnamed == 0 ? [] : ["\(unnamed) \(unnamed == 1 ? "other is" : "others are") beaten"]
    return "\(start) \((clauses + rest).joined(separator: "; ")), too."
  }

  private func text(of nearTies: [Domination.NearTie]) -> String {
    guard nearTies.count <= Self.mostClauses else {
      let count = nearTies.reduce(0) { $0 + $1.worse.count }
      return """
        \(count) others are about the same as another one in one of the two, and worse in the other.
        """
    }
    let clauses = nearTies.map { tie in
      let (worse, better) = (tie.worse.map(\.entry).shortList, tie.better.entry.name)
      let isOne = tie.worse.count == 1
      return tie.hasSameShare
        ? "\(worse) \(isOne ? "has" : "have") about the same share as \(better), but \(more)"
        : "\(worse) \(isOne ? isSame : areSame) \(better), but \(isOne ? "a larger share" : "larger shares")"
    }
    return clauses.joined(separator: "; ") + "."
  }
}
