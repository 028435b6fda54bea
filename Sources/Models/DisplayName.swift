import Foundation

/// The name a user goes by: trimmed, with something to be seen, on one line and of limited length.
///
/// It is encoded as a plain string. Decoding one that breaks the rules throws.
package struct DisplayName: Hashable, Sendable {
  /// The most characters, as a person counts them, that a name can have.
  package static let maximumCharacterCount = 40
  /// The most bytes that a name can have in UTF-8, since one character may hold any number of
  /// combining marks.
  package static let maximumByteCount = 400

  /// The name without white space and line breaks around it.
  package let text: String

  /// Trims a text and checks that it can be a name.
  ///
  /// - Throws: `DisplayNameError`, for the first rule broken in the order of its cases.
  package init(_ text: String) throws(DisplayNameError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.unicodeScalars.allSatisfy(Self.showsNothing) {
      throw .empty
    }
    if trimmed.unicodeScalars.contains(where: Self.isControlOrLineBreak) {
      throw .controlCharacters
    }
    // Bytes first: they are counted at once, however long the text.
    if trimmed.utf8.count > Self.maximumByteCount || trimmed.count > Self.maximumCharacterCount {
      throw .tooLong
    }
    self.text = trimmed
  }

  private init(valid text: String) {
    self.text = text
  }

  /// The name of the sample user.
  static let sample = DisplayName(valid: "David Blaine")

  // Joiners, marks of direction and the like: without anything beside them nobody sees a name.
  private static func showsNothing(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format
      // Symbols without ink: the braille pattern of no dots, and the note without a head.
      || scalar == "\u{2800}" || scalar == "\u{1D159}"
  }

  // Not `CharacterSet.controlCharacters`: it also holds the format characters (Cf), without which
  // joined emoji and several scripts fall apart.
  private static func isControlOrLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension DisplayName: Codable {
  /// Decodes a name from a string and checks it.
  package init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name as a string.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
