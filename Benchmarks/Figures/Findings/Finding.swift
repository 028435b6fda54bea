/// A statement about a comparison, computed from its figures by a rule.
package struct Finding: Codable, Equatable, Sendable, Identifiable {
  /// The id of the rule, such as `small-screen`.
  package var id: String
  /// The statement: one or two sentences with their figures.
  package var text: String
  /// The sentence that says how the statement is computed, and when it is left out.
  package var rule: String
  /// The words that say how far the statement can be trusted, such as `exact counts`.
  package var certainty: String

  /// Creates a finding.
  package init(id: String, text: String, rule: String, certainty: String) {
    self.id = id
    self.text = text
    self.rule = rule
    self.certainty = certainty
  }
}
