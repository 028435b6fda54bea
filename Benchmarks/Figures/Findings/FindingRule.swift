import Reports

/// A rule that computes one finding from the figures of a comparison.
struct FindingRule: Sendable {
  /// The id of the rule, such as `small-screens`.
  let id: String
  /// The sentence that says how the statement is computed, and when it is left out.
  let words: String
  /// The sentence that follows from the statement.
  let advice: String
  /// Returns the statement about compared architectures, its title first; `nil` if figures are
  /// missing, or if they do not support it.
  let statement: @Sendable (_ comparison: Comparison) -> (title: String, text: String)?

  init(
    _ id: String, advice: String, _ words: String,
    statement: @escaping @Sendable (_ comparison: Comparison) -> (title: String, text: String)?
  ) {
    self.id = id
    self.advice = advice
    self.words = words
    self.statement = statement
  }

  /// Every rule, in the order in which reports show the findings.
  ///
  /// A finding that helps more to choose an architecture comes earlier.
  static let all: [FindingRule] = [
    kinds, screenNeeded, code, moreKinds, changes, speed, smallScreens, fewDifferences,
    severalDifferences, requirementFiles,
  ]
}

extension Comparison {
  /// The largest number of findings that a report shows.
  static let mostFindings = 5

  /// The findings, which say what the figures mean, in the order in which reports show them.
  ///
  /// A rule whose figures are missing, or do not support a statement, gives no finding.
  ///
  /// ```swift
  /// func printFindings(of comparison: Comparison) {
  ///   for finding in comparison.findings { print(finding.statement) }
  /// }
  /// ```
  package var findings: [Finding] { Array(allFindings.prefix(Self.mostFindings)) }

  /// The findings of all rules, even those that a report has no room for.
  package var allFindings: [Finding] {
    FindingRule.all.compactMap { rule in
      rule.statement(self).map { title, text in
        Finding(id: rule.id, title: title, text: text, advice: rule.advice, rule: rule.words)
      }
    }
  }
}
