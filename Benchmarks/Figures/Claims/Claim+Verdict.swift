extension Claim {
  /// The result of comparing a part of a claim with figures.
  ///
  /// The raw value is the word or the words that reports print.
  package enum Verdict: String, CaseIterable, Codable, Sendable {
    case confirmed
    case contradicted
    case notAtThisSize = "not at this size"
    case notMeasuredYet = "not measured yet"
    case cannotBeMeasured = "cannot be measured here"
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
        The figures of these two screens do not decide the claim: they lie between what confirms \
        it and what contradicts it, or two ways to count disagree.
        """
      case .notMeasuredYet: "The figures could decide it after the work that the reason names."
      case .cannotBeMeasured: "Figures such as these cannot decide the claim; the reason says why."
      case .noFigure:
        """
        The comparison lacks a figure that the rule needs. \
        \(Comparison.wholeRun(thenCalling: "claims"))
        """
      }
    }
  }
}

extension Sequence<Claim.Verdict> {
  /// The verdict on a claim that holds only if all these verdicts are ``Claim/Verdict/confirmed``.
  ///
  /// One contradiction contradicts the whole claim.
  var combined: Claim.Verdict {
    contains(.contradicted) ? .contradicted : agreed
  }

  /// The verdict on which all agree; ``Claim/Verdict/notAtThisSize`` if they do not.
  var agreed: Claim.Verdict {
    let verdicts = Set(self)
    return verdicts.first.flatMap { verdicts.count == 1 ? $0 : nil } ?? .notAtThisSize
  }
}
