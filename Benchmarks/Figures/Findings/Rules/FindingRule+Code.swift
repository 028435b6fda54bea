import Architectures
import Reports
import Terminal

extension FindingRule {
  /// The rule on the code of the architectures that find the same mistakes.
  static let code = FindingRule(
    "more-code", advice: "So a longer one must make later changes cheaper.",
    """
    Takes the code lines of the group that finds the same mistakes, and those of the baseline, MVC; \
    left out if the ends of the group count as the same.
    """
  ) { comparison in
    guard let group = SameGroup(of: .kindsFound, among: comparison.architectures),
      group.members.count > 2,
      let least = EntryFigure.codeLines.least(of: group.members).first,
      let most = EntryFigure.codeLines.most(of: group.members).last,
      let (few, many) = EntryFigure.codeLines.differing(least, most)
    else { return nil }
    let baseline = group.others.first { $0.id == Architecture.baselineID }
    let start =
      group.others.isEmpty
      ? "More" : "Among these \(group.members.count.spelled) architectures, more"
    let rest = baseline.flatMap { entry in
      EntryFigure.codeLines.text(of: entry).map { ", \(entry.name) \($0)" }
    }
    return (
      "\(start) code found no more kinds:",
      "they take \(few.text) to \(many.text) lines\(rest ?? "")."
    )
  }

  /// The rule on the code lines of one more small screen.
  static let smallScreens = FindingRule(
    "small-screens", advice: "So count how many of your screens are small.",
    """
    Takes the fewest and the most code lines of Greeting, the smallest screen, without what Shared \
    has for it; left out if they are the same, or if more than three architectures are at an end.
    """
  ) { comparison in
    let (figure, entries) = (EntryFigure.smallestScreen, comparison.architectures)
    let (least, most) = (figure.least(of: entries), figure.most(of: entries))
    guard let fewest = least.first, let largest = most.first,
      figure.isLess(fewest, than: largest), least.count <= 3, most.count <= 3
    else { return nil }
    return (
      """
      A screen with a label and a button takes \(figure.range(of: [fewest])) to \
      \(figure.range(of: most.suffix(1))) lines:
      """,
      "\(figure.range(of: least)) in \(least.listed), \(figure.range(of: most)) in \(most.listed)."
    )
  }

  /// The rule on the files in which a requirement lives.
  static let requirementFiles = FindingRule(
    "requirement-files", advice: "So expect to read that many.",
    """
    Takes the files per requirement; left out if the fewest and the most are the same, or if an \
    architecture has no kept mistakes that hold for its sources.
    """
  ) { comparison in
    let figure = EntryFigure.filesPerRequirement
    guard let ends = FigureEnds(of: figure, among: comparison.architectures) else { return nil }
    let (few, many) = (figure.range(of: ends.few), figure.range(of: ends.many))
    return (
      "A requirement lives in \(few) files in \(ends.names.few), in \(many) in \(ends.names.many).",
      ""
    )
  }
}

extension Comparison {
  /// The result in a sentence: how many architectures find the same, and by how much their code
  /// differs, if it does; `nil` if no group finds the same.
  package var headline: String? {
    guard let group = SameGroup(of: .kindsFound, among: architectures),
      let title = FindingRule.kinds.statement(self)?.title
    else { return nil }
    let (least, most) = (
      EntryFigure.codeLines.least(of: group.members), EntryFigure.codeLines.most(of: group.members)
    )
    guard let few = least.first, let many = most.last,
      let (short, long) = EntryFigure.codeLines.differing(few, many)
    else { return "\(title.dropLast())." }
    let ratio = (long.number / short.number).fixed(1)
    return """
      \(title.dropLast()); the code of these \(group.members.count.spelled) differs by a factor of up to \
      \(ratio).
      """
  }
}

extension EntryFigure {
  /// Returns the values of architectures as text, such as `31–34`.
  func range(of entries: [Comparison.Entry]) -> String {
    let values = entries.compactMap(value).sorted { $0.number < $1.number }
    let texts = [values.first, values.last].compactMap { $0?.text }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: "–")
  }
}
