import Reports
import Terminal
import Testability

extension FindingRule {
  /// The rule on the architectures whose tests find about the same mistakes.
  static let kinds = FindingRule(
    "same-mistakes", advice: "So let another column decide among those that find the same.",
    """
    Takes the largest group of architectures whose numbers of kinds found without a screen are the \
    same; left out if it has fewer than three, or if it finds nothing. Then says which others are \
    the same as its lower end, with all mistakes and without those that are forgotten lines.
    """
  ) { comparison in
    let entries = comparison.architectures
    guard let group = SameGroup(of: .kindsFound, among: entries), group.members.count > 2,
      group.most.number > 0, let of = group.members.first?.mutation?.kinds?.counts.of
    else { return nil }
    let isSameSet =
      Double(group.members.kinds(thatAllHave: .found).count) >= 0.9 * group.least.number
    let known = group.members.count + group.others.count
    let count = group.members.count.spelled.capitalizedFirst
    let start =
      (group.others.isEmpty ? "All \(known)" : "\(count) of \(known)") + " architectures"
    let same = isSameSet ? "the same mistakes" : "as many kinds of mistakes"
    let text = ["\(group.range) of \(of) kinds.", group.foundText, group.forgottenLines]
    return (
      "\(start) find about \(same) without a screen:",
      text.compactMap(\.self).joined(separator: " ")
    )
  }

  /// The rule on the kinds of mistakes that no architecture's tests find without a screen.
  static let screenNeeded = FindingRule(
    "screen-needed", advice: "So keep some tests with a screen, whatever you choose.",
    """
    Counts the kinds that tests without a screen find in none of the architectures; left out if \
    only some architectures are compared, or if there is no such kind.
    """
  ) { comparison in
    guard comparison.hasAllArchitectures else { return nil }
    let hidden = comparison.architectures.kinds(thatAllHave: .onlyWithScreen)
    guard !hidden.isEmpty else { return nil }
    let names = hidden.lazy.compactMap { kind in
      comparison.kinds.indices.contains(kind) ? comparison.kinds[kind].words : nil
    }
    let example = names.first.map { ", such as \($0)," } ?? ""
    let count = hidden.count.spelled.capitalizedFirst
    let words = hidden.count == 1 ? "kind\(example) needs" : "kinds\(example) need"
    return ("\(count) \(words) a screen in all \(comparison.architectures.count).", "")
  }

  /// The rule on what more kinds cost, for two or three architectures.
  static let moreKinds = FindingRule(
    "more-kinds", advice: "So ask what those kinds cost you.",
    """
    Takes the architectures that find the most and the fewest kinds; said of two or three \
    architectures, if both the kinds and the code lines are not the same, and if no third one is \
    at the same end.
    """
  ) { comparison in
    let entries = comparison.architectures
    guard (2...3).contains(entries.count),
      case let (lowest, highest) = (
        EntryFigure.kindsFound.least(of: entries), EntryFigure.kindsFound.most(of: entries)
      ),
      lowest.count == 1, highest.count == 1, let least = lowest.first, let most = highest.first,
      let (few, many) = EntryFigure.kindsFound.differing(least, most),
      let (short, long) = EntryFigure.codeLines.differing(least, most)
    else { return nil }
    let more = Int(many.number - few.number)
    let ratio = (long.number / short.number).fixed(1)
    return (
      "\(most.name) finds \(more) kinds more than \(least.name), with ×\(ratio) the code.", ""
    )
  }
}

extension EntryFigure {
  /// Returns the values of two architectures if the first is less and not the same, else `nil`.
  func differing(_ one: Comparison.Entry, _ other: Comparison.Entry) -> (Value, Value)? {
    guard isLess(one, than: other), let one = value(one), let other = value(other) else {
      return nil
    }
    return (one, other)
  }
}

extension [Comparison.Entry] {
  /// Returns the places of the kinds that have one outcome in all of the architectures.
  func kinds(thatAllHave outcome: KindOutcome) -> [Int] {
    let outcomes = compactMap { $0.mutation?.kinds?.counts.outcomes }
    guard outcomes.count == count, let first = outcomes.first else { return [] }
    return first.indices.filter { kind in
      outcomes.allSatisfy { $0.indices.contains(kind) && $0[kind] == outcome }
    }
  }
}

extension SameGroup {
  /// The sentence on how many kinds each other finds, most first; `nil` if there is no other.
  fileprivate var foundText: String? {
    guard !others.isEmpty else { return nil }
    let found = others.reversed().compactMap { entry in
      entry.mutation?.kinds.map { (entry.name, $0.counts) }
    }
    func isSame(_ counts: KindCounts) -> Bool {
      EntryFigure.kindsFound.sameness.areSame(.count(counts.found), least)
    }
    guard found.count <= 3 else {
      let counts = found.map(\.1.found)
      let same = found.filter { isSame($0.1) }.map(\.0)
      return "The other \(found.count.spelled) find \(counts.min() ?? 0) to \(counts.max() ?? 0)"
        + (same.isEmpty
          ? "."
          : "; \(same.listed(lastAfter: "and")) \(same.count == 1 ? "is" : "are") the same as the lowest of these.")
    }
    let parts = found.enumerated().map { index, pair in
      let isNothing = pair.1.found == 0 && pair.1.inPart == 0
      return "\(pair.0)\(index == 0 ? " finds" : "") \(isNothing ? "none" : "\(pair.1.found)")"
        + (isSame(pair.1) ? " (the same as the lowest of these)" : "")
    }
    return parts.listed(lastAfter: "and") + "."
  }

  /// The sentence on the mistakes that are forgotten lines, if without them another architecture
  /// comes close to the group; else `nil`.
  fileprivate var forgottenLines: String? {
    let figure = EntryFigure.kindsFoundWithoutForgottenLines
    guard let bare = SameGroup(of: figure, among: members), bare.members.count == members.count
    else { return nil }
    let close = others.filter { entry in
      guard let own = figure.value(entry), own.number > 0 else { return false }
      return figure.sameness.areSame(own, bare.least)
    }
    let counts = close.compactMap { figure.text(of: $0) }
    guard !close.isEmpty, close.count <= 3,
      let of = close.first?.mutation?.kinds?.withoutForgottenLines.of
    else { return nil }
    let theirs = Set(counts).count == 1 ? counts[0] : counts.listed(lastAfter: "and")
    return """
      Without forgotten lines, \(close.listed) \(close.count == 1 ? "comes" : "come") close: \
      \(theirs) of \(of), the \(members.count.spelled) \(bare.range).
      """
  }
}
