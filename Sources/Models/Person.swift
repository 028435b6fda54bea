/// A person to greet; the first name, the last name or both may be empty.
package struct Person: Hashable, Sendable {
  /// The given name, as it was entered.
  package let firstName: String
  /// The family name, as it was entered.
  package let lastName: String

  /// Creates a person; any text is valid.
  package init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}
