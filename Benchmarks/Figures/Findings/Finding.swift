/// A statement about a comparison, computed from its figures by a rule.
package struct Finding: Codable, Equatable, Sendable, Identifiable {
  /// The id of the rule, such as `small-screens`.
  package var id: String
  /// The statement, in one to three sentences.
  package var text: String
  /// The advice: a sentence that begins with "So".
  package var advice: String
  /// The sentence that says how the statement is computed, and when it is left out.
  package var rule: String

  /// Creates a finding.
  package init(id: String, text: String, advice: String, rule: String) {
    self.id = id
    self.text = text
    self.advice = advice
    self.rule = rule
  }
}
