/// The result of judging a claim, or a part of it, by the figures of a comparison.
///
/// The raw value is the word or the words that reports print.
package enum ClaimVerdict: String, CaseIterable, Codable, Sendable {
  /// The figures show what the claim says.
  case confirmed
  /// The figures show the opposite.
  case contradicted
  /// The figures of these two screens do not decide the claim.
  ///
  /// The difference is too small, or two ways to measure it disagree, or the claim is about larger
  /// apps.
  case notAtThisSize = "not at this size"
  /// The figures that would decide the claim could be measured here, and have not been.
  case notMeasuredYet = "not measured yet"
  /// Figures such as those of this kit cannot decide the claim.
  case cannotBeMeasured = "cannot be measured here"
  /// The comparison lacks figures that the rule needs.
  case noFigure = "no figure in this comparison"

  /// The sign before the words, for readers who look for one kind of verdict.
  var symbol: String {
    switch self {
    case .confirmed: "✓"
    case .contradicted: "✗"
    case .notAtThisSize: "≈"
    case .notMeasuredYet: "…"
    case .cannotBeMeasured: "∅"
    case .noFigure: "–"
    }
  }

  /// The meaning, for a legend.
  var meaning: String {
    switch self {
    case .confirmed: "The figures show what the claim says."
    case .contradicted: "The figures show the opposite of what the claim says."
    case .notAtThisSize:
      """
      The figures of these two screens do not decide the claim: the difference is too small, two \
      ways to measure it disagree, or the claim is about larger apps.
      """
    case .notMeasuredYet: "The claim could be judged here after the work that the reason names."
    case .cannotBeMeasured: "Figures such as these cannot decide the claim; the reason says why."
    case .noFigure:
      """
      The comparison lacks a figure that the rule needs. \(Comparison.wholeRun(thenCalling: "claims"))
      """
    }
  }
}

extension Sequence<ClaimVerdict> {
  /// The verdict on a claim that holds only if all these verdicts are ``ClaimVerdict/confirmed``.
  ///
  /// One contradiction contradicts the whole claim.
  var combined: ClaimVerdict {
    if contains(.contradicted) { return .contradicted }
    return allSatisfy { $0 == .confirmed } ? .confirmed : .notAtThisSize
  }
}
