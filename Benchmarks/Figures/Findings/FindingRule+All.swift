extension FindingRule {
  /// Every rule, in the order in which reports show the findings.
  ///
  /// A finding that helps more to choose an architecture comes earlier.
  static let all: [FindingRule] = [
    smallScreen, largestRole, times, memory, openedScreen, commonWork,
  ]
}

extension Comparison {
  /// Returns the findings, which say what the figures mean.
  ///
  /// A rule whose figures are missing, or do not support a statement, gives no finding.
  ///
  /// ```swift
  /// func printFindings(of comparison: Comparison) {
  ///   for finding in comparison.findings(baseline: "mvc") {
  ///     print(finding.text, finding.certainty)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter id: The id of the baseline, the architecture that the others are compared with.
  /// - Returns: The findings, in the order in which reports show them.
  package func findings(baseline id: String) -> [Finding] {
    let baseline = architectures.first { $0.id == id }
    return FindingRule.all.compactMap { $0.finding(in: self, baseline: baseline) }
  }
}
