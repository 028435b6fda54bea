/// A rule that judges a claim, or one part of a claim, by the figures of a comparison.
struct Judgement: Sendable {
  /// The part of the claim that the rule judges; `nil` for the whole claim.
  let part: String?
  /// The reason for the verdict: the condition of ``ClaimVerdict/confirmed``, or why there is no figure.
  let reason: String
  private let rule: @Sendable (Comparison) throws(MissingFigure) -> Ruling

  /// Creates a judgement with a rule, which throws an error if the comparison lacks a figure.
  init(
    _ part: String? = nil, reason: String,
    rule: @escaping @Sendable (Comparison) throws(MissingFigure) -> Ruling
  ) {
    self.part = part
    self.reason = reason
    self.rule = rule
  }

  /// Returns the figure and the verdict; without the figure the verdict is ``ClaimVerdict/noFigure``.
  func ruling(in comparison: Comparison) -> Ruling {
    do {
      return try rule(comparison)
    } catch {
      return Ruling(.noFigure, reason: error.reason)
    }
  }
}

/// The verdict that a rule has reached, and the figure that it was reached with.
struct Ruling: Equatable {
  /// The figure as text; `nil` if the verdict has none.
  var figure: String?
  var verdict: ClaimVerdict
  /// The reason for the verdict; `nil` if it is that of the judgement.
  var reason: String?

  init(_ verdict: ClaimVerdict, figure: String? = nil, reason: String? = nil) {
    self.figure = figure
    self.verdict = verdict
    self.reason = reason
  }
}

/// The error for a figure that a comparison lacks.
struct MissingFigure: Error, Equatable {
  /// The sentence that says what is missing.
  let reason: String
}

// MARK: - Claims that no figure decides

extension Judgement {
  /// Creates the judgement of a claim that could be judged after more work.
  ///
  /// - Parameters:
  ///   - part: The part of the claim; `nil` for the whole claim.
  ///   - work: The work, as the end of a sentence that begins with "It would take".
  ///   - figure: A figure to show beside the claim, which does not decide it.
  /// - Returns: The judgement, which has the same verdict on every comparison.
  static func notMeasuredYet(
    _ part: String? = nil, _ work: String,
    figure: @escaping @Sendable (Comparison) throws(MissingFigure) -> String? = { _ in nil }
  ) -> Self {
    Self(part, reason: "It would take \(work).") { comparison throws(MissingFigure) in
      Ruling(.notMeasuredYet, figure: try? figure(comparison))
    }
  }

  /// Creates the judgement of a claim that figures such as those of this kit cannot decide.
  ///
  /// - Parameters:
  ///   - part: The part of the claim; `nil` for the whole claim.
  ///   - reason: A sentence that says why.
  ///   - figure: A figure to show beside the claim, which does not decide it.
  /// - Returns: The judgement, which has the same verdict on every comparison.
  static func cannotBeMeasured(
    _ part: String? = nil, because reason: String,
    figure: @escaping @Sendable (Comparison) throws(MissingFigure) -> String? = { _ in nil }
  ) -> Self {
    Self(part, reason: reason) { comparison throws(MissingFigure) in
      Ruling(.cannotBeMeasured, figure: try? figure(comparison))
    }
  }
}
