/// Swift source cut into tokens, with the lines that hold code.
package struct LexedSource: Sendable {
  /// The source's bytes, to which the tokens' offsets refer.
  package let bytes: [UInt8]
  /// The tokens in their order; white space and comments are left out.
  package let tokens: [SourceToken]
  /// The number of lines, with what is behind the last line break.
  package let lineCount: Int
  /// How many bytes were looked at to find them, a measure of the work done.
  package let examinedByteCount: Int
  /// For each line up to the last code line, how many code lines there are before it, and the sum.
  private let codeLinesBefore: [UInt32]

  init(
    bytes: [UInt8], tokens: [SourceToken], lineCount: Int, examinedByteCount: Int,
    lineHoldsCode: [Bool]
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.lineCount = lineCount
    self.examinedByteCount = examinedByteCount
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

  /// The number of code lines between two lines, both counted from 1 and both included.
  package func codeLineCount(from first: UInt32, through last: UInt32) -> Int {
    let limit = codeLinesBefore.count - 1
    guard first >= 1, first <= last, Int(last) <= limit else { return 0 }
    return Int(codeLinesBefore[Int(last)] - codeLinesBefore[Int(first) - 1])
  }

  /// The text of a token.
  package func text(of token: SourceToken) -> String {
    let start = Int(token.offset)
    return String(decoding: bytes[start..<start + Int(token.length)], as: UTF8.self)
  }

  /// The name that an identifier stands for, without the backticks around it.
  package func name(of token: SourceToken) -> String {
    let text = text(of: token)
    guard text.utf8.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
