import Foundation

/// The reason why a text cannot be a display name, in the order in which the rules are checked.
package enum DisplayNameError: LocalizedError, Hashable {
  /// The text shows nothing.
  case empty
  /// There are control characters or line breaks inside the text.
  case controlCharacters
  /// The text has too many characters or bytes.
  case tooLong

  /// The message for the person.
  package var errorDescription: String? {
    switch self {
    case .empty: "A name needs at least one character."
    case .controlCharacters: "A name cannot contain line breaks or control characters."
    case .tooLong: "A name can have at most \(DisplayName.maximumCharacterCount) characters."
    }
  }
}
