import Foundation

/// A person to greet; the first name, the last name or both may be empty.
package struct Person: Hashable, Sendable {
  /// The given name, as it was entered.
  package let firstName: String
  /// The family name, as it was entered.
  package let lastName: String

  /// Creates a person; any text is a valid name, even an empty text.
  package init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }

  /// The first name and the last name, joined by a space; empty if both names are empty.
  ///
  /// White space and line breaks before and after each name are left out. A name that consists only
  /// of white space and line breaks counts as empty.
  ///
  /// ```swift
  /// print(Person(firstName: " David\n", lastName: "Blaine").fullName)  // "David Blaine"
  /// print(Person(firstName: "David", lastName: " ").fullName)          // "David"
  /// ```
  package var fullName: String {
    [firstName, lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
