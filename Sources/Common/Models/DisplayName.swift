import Foundation

/// The name that is shown for a user: trimmed, visible, on one line and of limited length.
///
/// ```swift
/// try DisplayName(" Harry Houdini ").text  // "Harry Houdini"
/// try DisplayName(" ")                     // throws DisplayNameError.empty
/// ```
package struct DisplayName: Hashable, Sendable {
  /// The maximum number of characters in a name; each grapheme cluster is one character.
  package static let maximumCharacterCount = 40
  /// The maximum number of bytes in the UTF-8 encoding of a name.
  ///
  /// One character can contain any number of combining marks, so a limit on the number of
  /// characters does not limit the size of the text.
  package static let maximumByteCount = 400

  /// The number of characters in the name that a text becomes, whether the name is valid or not.
  ///
  /// White space and line breaks before and after the name are not counted.
  package static func characterCount(of text: String) -> Int {
    trimmed(text).count
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text of the name, without white space and line breaks before and after the name.
  package let text: String

  /// Creates a display name from a text, after trimming and checking the text.
  ///
  /// - Throws: The first case of `DisplayNameError` that applies to the text.
  package init(_ text: String) throws(DisplayNameError) {
    let trimmed = Self.trimmed(text)
    if trimmed.unicodeScalars.allSatisfy(Self.isInvisible) {
      throw .empty
    }
    if trimmed.unicodeScalars.contains(where: Self.isControlOrLineBreak) {
      throw .controlCharacters
    }
    if trimmed.count > Self.maximumCharacterCount {
      throw .tooLong
    }
    if trimmed.utf8.count > Self.maximumByteCount {
      throw .tooLarge
    }
    self.text = trimmed
  }

  // Some characters, such as joiners and direction marks, show nothing on their own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
      // Two symbols without ink: the braille pattern without dots and the note without a head.
      || scalar == "\u{2800}" || scalar == "\u{1D159}"
  }

  // `CharacterSet.controlCharacters` also contains the format characters (Cf), which joined emoji
  // and several scripts need.
  private static func isControlOrLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
