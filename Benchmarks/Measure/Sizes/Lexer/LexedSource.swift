/// The source code of a Swift file, cut into tokens, with a count of its code lines.
package struct LexedSource: Sendable {
  /// The bytes of the source, to which the offsets of the tokens refer.
  package let bytes: [UInt8]
  /// The tokens in order, without white space and comments.
  package let tokens: [SourceToken]
  /// The running totals of code lines: element `n` is the number of code lines among the first `n`
  /// lines of the file.
  ///
  /// The last element is the number of all code lines.
  private let codeLinesBefore: [UInt32]

  init(bytes: [UInt8], tokens: [SourceToken], lineHoldsCode: [Bool]) {
    self.bytes = bytes
    self.tokens = tokens
    var count: UInt32 = 0
    var counts: [UInt32] = [0]
    counts.reserveCapacity(lineHoldsCode.count + 1)
    for holdsCode in lineHoldsCode {
      if holdsCode { count += 1 }
      counts.append(count)
    }
    codeLinesBefore = counts
  }

  /// The number of lines that hold at least one token.
  ///
  /// A line inside a multi-line string or regex literal counts unless it is blank.
  package var codeLineCount: Int { Int(codeLinesBefore.last ?? 0) }

  /// Returns the number of code lines from line `first` to line `last`, including both.
  ///
  /// The first line of the file has the number 1.
  package func codeLineCount(from first: UInt32, through last: UInt32) -> Int {
    let limit = codeLinesBefore.count - 1
    guard first >= 1, first <= last, Int(last) <= limit else { return 0 }
    return Int(codeLinesBefore[Int(last)] - codeLinesBefore[Int(first) - 1])
  }

  /// Returns the text of a token.
  package func text(of token: SourceToken) -> String {
    let start = Int(token.offset)
    return String(decoding: bytes[start..<start + Int(token.length)], as: UTF8.self)
  }

  /// Returns the name that an identifier spells, without backticks around the name.
  package func name(of token: SourceToken) -> String {
    let text = text(of: token)
    guard text.utf8.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
