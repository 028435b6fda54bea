/// A statement about a comparison, computed from its figures by a rule.
package struct Finding: Codable, Equatable, Sendable, Identifiable {
  /// The id of the rule, such as `small-screens`.
  package var id: String
  /// The beginning of the statement, which says the most: a sentence, or its part up to a colon.
  package var title: String
  /// The rest of the statement; empty if the title says all.
  package var text: String
  /// The advice: a sentence that begins with "So".
  package var advice: String
  /// The sentence that says how the statement is computed, and when it is left out.
  package var rule: String

  /// The title, the text and the advice.
  package var statement: String {
    [title, text, advice].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
