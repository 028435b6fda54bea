import Reports
import Terminal

extension FindingRule {
  /// The rule on chosen architectures that are the same in most figures.
  static let fewDifferences = FindingRule(
    "few-differences", advice: "So what your team knows may decide.",
    """
    Compares the chosen architectures in the figures of the summary of which less or more is better; \
    left out if all are compared, if code lines or kinds were not measured, or if more than two of \
    these figures are not the same.
    """
  ) { comparison in
    guard let found = Differences(comparison), found.figures.count <= 2 else { return nil }
    return found.filled(found.figures.isEmpty ? Differences.none : Differences.few)
  }

  /// The rule on chosen architectures that differ in several figures.
  static let severalDifferences = FindingRule(
    "several-differences", advice: "So choose by the ones that matter to your app.",
    """
    Compares the chosen architectures in the figures of the summary of which less or more is better; \
    left out if all are compared, if code lines or kinds were not measured, or if at most two of \
    these figures are not the same.
    """
  ) { comparison in
    guard let found = Differences(comparison), found.figures.count > 2 else { return nil }
    return found.filled(Differences.several)
  }
}

extension Finding {
  /// The findings on architectures that no figure of the summary separates, that one or two do, and
  /// that more do, in this order; `[[names]]` and `[[figures]]` stand for theirs.
  package static let ofDifferences = [
    (FindingRule.fewDifferences, Differences.none), (.fewDifferences, Differences.few),
    (.severalDifferences, Differences.several),
  ].map { rule, title in
    Finding(id: rule.id, title: title, text: "", advice: rule.advice, rule: rule.words)
  }
}

/// The figures of the summary in which chosen architectures are not all the same.
private struct Differences {
  static let none = "In the table, nothing separates [[names]]."
  static let few = "In the table, nothing but [[figures]] separates [[names]]."
  static let several = "[[figures]] separate [[names]]."

  let figures: [EntryFigure]
  private let entries: [Comparison.Entry]
  private let missing: [EntryFigure]

  /// Finds the figures; `nil` for all architectures, or if code lines or kinds were not measured.
  init?(_ comparison: Comparison) {
    let entries = comparison.architectures
    // A figure without a direction is no reason to choose.
    let all = FigureGroup.summary.figures.filter { $0.better != nil }
    let known = all.filter { figure in entries.allSatisfy { figure.value($0) != nil } }
    guard entries.count > 1, !comparison.hasAllArchitectures,
      Set(known.map(\.id)).isSuperset(of: [EntryFigure.codeLines.id, EntryFigure.kindsFound.id])
    else { return nil }
    self.entries = entries
    missing = all.filter { figure in !known.contains { $0.id == figure.id } }
    figures = known.filter { figure in
      entries.contains { one in entries.contains { figure.isLess(one, than: $0) } }
    }
  }

  /// Returns a title with names and figures in place of their tokens, and a text.
  ///
  /// Of two architectures the values are told, too, and what was not measured.
  func filled(_ title: String) -> (title: String, text: String) {
    let names = entries.count > 3 ? "these \(entries.count) architectures" : entries.listed
    // A title of more than two figures has no room for their values.
    let isShort = entries.count == 2 && figures.count > 2
    let named = figures.map { isShort ? $0.label : described($0) }.listed(lastAfter: "and")
    var sentences: [String] = []
    if isShort { sentences.append("Values: \(figures.map(described).joined(separator: ", ")).") }
    if entries.count == 2, !missing.isEmpty {
      sentences.append("Not measured: \(missing.map(\.label).joined(separator: ", ")).")
    }
    return (
      title.replacing("[[names]]", with: names).replacing("[[figures]]", with: named)
        .capitalizedFirst,
      sentences.joined(separator: " ")
    )
  }

  private func described(_ figure: EntryFigure) -> String {
    guard entries.count == 2 else { return figure.label }
    let values = entries.compactMap { entry in
      figure.text(of: entry).map { "\(entry.name) \($0)" }
    }
    return "\(figure.label) (\(values.joined(separator: ", ")))"
  }
}
