extension Character {
  /// The number of columns that the character takes up in a terminal.
  ///
  /// The number is 2 for wide East Asian characters and emoji. The number is 0 for characters that
  /// only change the preceding character, such as combining marks. For all other characters, the
  /// number is 1.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width; ambiguous characters count as narrow.
  package var displayWidth: Int {
    if isASCII { return 1 }
    // This variation selector turns a character that is narrow on its own into an emoji.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

/// The largest number of combining marks that `printable` keeps on one character.
///
/// Source: Unicode Standard Annex 15, Stream-Safe Text Format.
private let mostMarks = 30

extension StringProtocol {
  /// The number of columns that the text takes up in a terminal.
  package var displayWidth: Int {
    isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// True if all characters are printable ones of ASCII.
  private var isPlain: Bool { utf8.allSatisfy { 0x20 <= $0 && $0 <= 0x7E } }

  /// The text on one line, in which U+FFFD replaces each character that could control a terminal.
  ///
  /// If a character has more combining marks than any language uses, the excess marks are left out.
  package var printable: String {
    if isPlain { return String(self) }
    var marks = 0
    return String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          let category = scalar.properties.generalCategory
          let isMark =
            [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
            || ["\u{200C}", "\u{200D}"].contains(scalar)
          marks = isMark ? marks + 1 : 0
          guard marks <= mostMarks else { return nil }
          switch category {
          case .control, .lineSeparator, .paragraphSeparator, .surrogate: return "\u{FFFD}"
          // Some format characters change the direction of the text after them; joiners do not.
          case .format where !isMark: return "\u{FFFD}"
          default: return scalar
          }
        }))
  }

  /// The printable text in quotation marks, for messages.
  ///
  /// Of a very long text only the beginning is kept, and an ellipsis stands for the rest.
  package var quoted: String {
    let beginning = unicodeScalars.prefix(1_000)
    let end = beginning.endIndex < unicodeScalars.endIndex ? "…" : ""
    return "'\(String(String.UnicodeScalarView(beginning)).printable)\(end)'"
  }

  /// Breaks the text at spaces into lines of at most `width` columns, and returns the lines.
  ///
  /// If a word is wider than a whole line, the word itself is broken between two of its characters.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in split(separator: " ") {
      let wordWidth = word.displayWidth
      if lineWidth > 0, lineWidth + 1 + wordWidth <= width {
        line += " " + word
        lineWidth += 1 + wordWidth
        continue
      }
      if lineWidth > 0 { lines.append(line) }
      (line, lineWidth) = ("", 0)
      for character in word {
        if lineWidth > 0, lineWidth + character.displayWidth > width {
          lines.append(line)
          (line, lineWidth) = ("", 0)
        }
        line.append(character)
        lineWidth += character.displayWidth
      }
    }
    return lineWidth > 0 || lines.isEmpty ? lines + [line] : lines
  }
}
