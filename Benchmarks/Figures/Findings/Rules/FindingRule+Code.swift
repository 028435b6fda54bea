import Sizes
import Testability

extension FindingRule {
  /// The rule on the code lines of one more small screen.
  static let smallScreen = FindingRule(
    "small-screen", needing: .code,
    """
    Divides the most code lines of Greeting, the smallest screen, by the least, without what Shared \
    has for it; left out if all are equal.
    """
  ) { comparison, _ in
    let greeting = Extremes(among: comparison.architectures) {
      $0.size?.features["Greeting"]?.codeLines
    }
    guard let greeting, !greeting.areEqual, let ratio = greeting.ratioText else { return nil }
    return """
      One more screen as small as Greeting takes \(greeting.text(unit: "lines of code")), \(ratio); \
      wiring in Shared is not counted.
      """
  }

  /// The rule on the largest role's share of the code.
  static let largestRole = FindingRule(
    "largest-role", needing: .code,
    """
    Takes the largest role's share of the code lines, where it is smallest and where it is largest; \
    left out if the rounded shares are equal.
    """
  ) { comparison, _ in
    let roles = comparison.architectures.compactMap(LargestRole.init)
    guard let least = roles.min(by: { $0.share < $1.share }),
      let most = roles.max(by: { $0.share < $1.share }), least.percentage != most.percentage
    else { return nil }
    func names(_ extreme: LargestRole) -> String {
      roles.filter { $0.share == extreme.share }.map { "\($0.entry.name) (\($0.names))" }
        .shortList()
    }
    return """
      The largest role holds \(least.percentage) of the code in \(names(least)), and \
      \(most.share == 1 ? "all of it" : most.percentage) in \(names(most)).
      """
  }
}

/// The largest role of an architecture; several roles can be the largest.
private struct LargestRole {
  let entry: Comparison.Entry
  /// The names of the largest roles, such as `Presenter or View`.
  let names: String
  let lines: Int
  let all: Int

  var share: Double { Double(lines) / Double(all) }
  var percentage: String { Figures.percentage(lines, of: all) }

  init?(of entry: Comparison.Entry) {
    guard let size = entry.size, let lines = size.roles.values.map(\.size.codeLines).max(),
      lines > 0, size.total.codeLines >= lines
    else { return nil }
    self.entry = entry
    self.lines = lines
    all = size.total.codeLines
    names = size.roles.filter { $0.value.size.codeLines == lines }.keys.sorted()
      .shortList(lastAfter: "or")
  }
}
