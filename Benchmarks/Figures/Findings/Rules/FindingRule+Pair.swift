import Reports
import Terminal

extension FindingRule {
  /// The rule on two architectures that are the same in most figures.
  static let samePair = FindingRule(
    "same-pair", advice: "So take the one that your team knows.",
    """
    Compares two architectures in the figures of the summary; said only of two, if at most two of \
    these figures are not the same.
    """
  ) { comparison in
    guard let pair = Pair(comparison), pair.separating.count <= 2 else { return nil }
    guard !pair.separating.isEmpty else {
      return ("Nothing measured here separates \(pair.names).", pair.missing)
    }
    return ("\(pair.names) differ only in \(pair.texts).", pair.missing)
  }

  /// The rule on two architectures that differ in several figures.
  static let differentPair = FindingRule(
    "different-pair", advice: "So choose by the ones that matter to your app.",
    """
    Compares two architectures in the figures of the summary; said only of two, if more than two \
    of these figures are not the same.
    """
  ) { comparison in
    guard let pair = Pair(comparison), pair.separating.count > 2 else { return nil }
    let count = pair.separating.count.spelled
    return (
      "\(pair.names) differ in \(count) figures:",
      [pair.texts + ".", pair.missing].filter { !$0.isEmpty }.joined(separator: " ")
    )
  }
}

/// Two architectures, and the figures of the summary in which they are not the same.
private struct Pair {
  let names: String
  let separating: [EntryFigure]
  /// The separating figures with both values, such as `code lines (426 and 657)`.
  let texts: String
  /// A sentence on the figures that were not measured; empty if all were.
  let missing: String

  init?(_ comparison: Comparison) {
    guard comparison.architectures.count == 2 else { return nil }
    let (one, other) = (comparison.architectures[0], comparison.architectures[1])
    let figures = FigureGroup.summary.figures
    let known = figures.filter { $0.value(one) != nil && $0.value(other) != nil }
    guard !known.isEmpty else { return nil }
    separating = known.filter { $0.isLess(one, than: other) || $0.isLess(other, than: one) }
    texts = separating.map { figure in
      let values = [one, other].compactMap { entry in
        figure.text(of: entry).map { "\(entry.name) \($0)" }
      }
      return "\(figure.label) (\(values.joined(separator: ", ")))"
    }.listed(lastAfter: "and")
    names = "\(one.name) and \(other.name)"
    let unknown = figures.filter { figure in !known.contains { $0.id == figure.id } }
    missing =
      unknown.isEmpty ? "" : "Not measured: \(unknown.map(\.label).joined(separator: ", "))."
  }
}
