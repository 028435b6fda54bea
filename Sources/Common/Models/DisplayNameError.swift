import Foundation

/// The reason why a text cannot be a display name; the cases are in the order of the checks.
package enum DisplayNameError: LocalizedError, Hashable {
  /// The text has no visible character.
  case empty
  /// The text contains control characters or line breaks.
  case controlCharacters
  /// The text has more characters than `DisplayName.maximumCharacterCount`.
  case tooLong
  /// The UTF-8 encoding of the text has more bytes than `DisplayName.maximumByteCount`.
  case tooLarge

  /// The error message that a screen shows to the person.
  package var errorDescription: String? {
    switch self {
    case .empty: "A name needs at least one character."
    case .controlCharacters: "A name cannot contain line breaks or control characters."
    case .tooLong: "A name can have at most \(DisplayName.maximumCharacterCount) characters."
    case .tooLarge:
      """
      A name can take at most \(DisplayName.maximumByteCount) bytes; emoji and accents take several.
      """
    }
  }
}
