import Sizes

/// One line of a source file, divided into runs, each of which is text of one color.
///
/// A line is encoded as an array in which the text of each run is followed by the number of the
/// run's kind, such as `["let ", 1, "name", 0]`.
struct SourceLine: Equatable, Sendable {
  /// The kind of a text, which decides the text's color; JSON contains the kind's raw value.
  enum Kind: Int, Sendable {
    case plain, keyword, type, string, number, comment, attribute
  }

  /// A part of a line whose text is of one kind, such as a keyword.
  struct Run: Equatable, Sendable {
    var text: String
    var kind: Kind
  }

  private(set) var runs: [Run] = []

  var text: String { runs.map(\.text).joined() }

  /// Adds text to the end of the line; white space gets the kind of the text before it.
  mutating func append(_ text: some StringProtocol, _ kind: Kind) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.kind == kind || text.allSatisfy(\.isWhitespace) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: String(text), kind: kind))
    }
  }
}

extension SourceLine: Encodable {
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for run in runs {
      try values.encode(run.text)
      try values.encode(run.kind.rawValue)
    }
  }
}

extension SourceLine {
  /// Returns all lines of a source, with every character except for line breaks.
  static func lines(of source: LexedSource) -> [SourceLine] {
    var lines = [SourceLine()]
    func add(_ range: Range<Int>, _ kind: Kind) {
      let text = String(decoding: source.bytes[range], as: UTF8.self)
      // A line feed after a carriage return is one character with it.
      let pieces = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r" || $0 == "\r\n"
      }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(SourceLine()) }
        lines[lines.count - 1].append(piece, kind)
      }
    }
    var end = 0
    for (index, token) in source.tokens.enumerated() {
      let start = Int(token.offset)
      add(end..<start, Kind(ofGap: source.bytes[end..<start]))
      end = start + Int(token.length)
      add(start..<end, kind(ofTokenAt: index, in: source))
    }
    add(end..<source.bytes.count, Kind(ofGap: source.bytes[end...]))
    if lines.last?.runs.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func kind(ofTokenAt index: Int, in source: LexedSource) -> Kind {
    let token = source.tokens[index]
    switch token.kind {
    case .identifier: return kind(ofNameAt: index, in: source)
    case .keyword: return .keyword
    case .integerLiteral, .floatLiteral: return .number
    case .stringPounds, .stringQuote, .stringSegment, .regexPounds, .regexSlash, .regexPattern:
      return .string
    case .atSign, .directive, .pound: return .attribute
    default: return .plain
    }
  }

  private static func kind(ofNameAt index: Int, in source: LexedSource) -> Kind {
    let token = source.tokens[index]
    let before = index > 0 ? source.tokens[index - 1].kind : nil
    if before == .atSign || before == .pound { return .attribute }
    if before != .period, token.word != .none {
      let after = index + 1 < source.tokens.count ? source.tokens[index + 1] : nil
      if token.word.isKeyword(before: after) { return .keyword }
    }
    let head = source.bytes[Int(token.offset)]
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(head) ? .type : .plain
  }
}

extension SourceLine.Kind {
  /// Creates the kind of a text between two tokens: `plain` if it is white space, else `comment`.
  fileprivate init(ofGap bytes: ArraySlice<UInt8>) {
    let whiteSpace: [UInt8] = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D]
    self = bytes.allSatisfy(whiteSpace.contains) ? .plain : .comment
  }
}

extension Word {
  /// Returns true if the word is used as a keyword before the token `next`.
  ///
  /// A word such as `get` is a keyword in some places and a name in others. The token that follows
  /// the word decides.
  fileprivate func isKeyword(before next: SourceToken?) -> Bool {
    switch self {
    case .async, .await: return true
    case .get, .set, .willSet, .didSet, .read, .modify:
      return next?.kind == .leftBrace || next?.kind == .rightBrace || next?.word == .set
    case _ where isModifier || self == .some || self == .any || self == .actor:
      guard let kind = next?.kind else { return false }
      return kind == .identifier || kind == .keyword || kind == .atSign
        || (kind == .leftParenthesis && (self == .unowned || self == .nonisolated))
    default: return false
    }
  }
}
