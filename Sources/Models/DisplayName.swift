import Foundation

/// The name a user goes by: trimmed, visible, on one line and of limited length.
///
/// ```swift
/// try DisplayName(" Harry Houdini ").text  // "Harry Houdini"
/// try DisplayName(" ")                     // throws DisplayNameError.empty
/// ```
package struct DisplayName: Hashable, Sendable {
  /// The largest number of characters, as a person counts them.
  package static let maximumCharacterCount = 40
  /// The largest number of bytes in UTF-8.
  ///
  /// One character may hold any number of combining marks, so characters alone set no limit.
  package static let maximumByteCount = 400

  /// The name without white space and line breaks around it.
  package let text: String

  /// Trims a text and checks that it can be a name.
  ///
  /// - Throws: `DisplayNameError`, for the first broken rule in the order of its cases.
  package init(_ text: String) throws(DisplayNameError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.unicodeScalars.allSatisfy(Self.isInvisible) {
      throw .empty
    }
    if trimmed.unicodeScalars.contains(where: Self.isControlOrLineBreak) {
      throw .controlCharacters
    }
    // Bytes are checked first because counting them takes no time, however long the text.
    if trimmed.utf8.count > Self.maximumByteCount || trimmed.count > Self.maximumCharacterCount {
      throw .tooLong
    }
    self.text = trimmed
  }

  // Joiners, marks of direction and the like show nothing on their own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
      // Two symbols without ink: the braille pattern without dots and the note without a head.
      || scalar == "\u{2800}" || scalar == "\u{1D159}"
  }

  // `CharacterSet.controlCharacters` also holds the format characters (Cf), which joined emoji and
  // several scripts need.
  private static func isControlOrLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
