/// A rule that computes one finding from the figures of a comparison.
struct FindingRule: Sendable {
  /// The id of the rule, such as `small-screen`.
  let id: String
  /// The sentence that says how the statement is computed, and when it is left out.
  let words: String
  /// The kind of figures that the statement rests on.
  let needs: FigureKind
  /// Returns the statement about a comparison and its baseline, the architecture that the others
  /// are compared with; `nil` if figures are missing, or if they do not support a statement.
  let text: @Sendable (_ comparison: Comparison, _ baseline: Comparison.Entry?) -> String?

  init(
    _ id: String, needing needs: FigureKind, _ words: String,
    text: @escaping @Sendable (_ comparison: Comparison, _ baseline: Comparison.Entry?) -> String?
  ) {
    self.id = id
    self.needs = needs
    self.words = words
    self.text = text
  }

  /// Returns the finding; `nil` if there is no statement.
  func finding(in comparison: Comparison, baseline: Comparison.Entry?) -> Finding? {
    text(comparison, baseline).map {
      Finding(id: id, text: $0, rule: words, certainty: needs.certainty)
    }
  }
}
