import CodeSizes

// Gives any bytes to the lexer and the figures of `compare size`. A broken rule ends the process.

/// The entry point, which libFuzzer calls with each generated input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SwiftLexer.lex(bytes)
  let lines = LineIndex(of: bytes)
  checkTokens(of: source, lines)
  checkLines(of: source, lines)
  checkStructure(of: source)
  if let text = String(validating: bytes, as: UTF8.self) {
    let file = SourceFile(name: "Fuzzed.swift", text: text)
    let size = CodeSize(of: [file])
    require(size.codeLines == source.codeLineCount, "the size has the lexer's code lines")
    require(size.tokens == source.tokens.count, "the size has the lexer's tokens")
    require(size.largestTypeLines <= size.codeLines * file.structure.types.count, "types fit")
  }
  return 0
}

private func require(_ condition: Bool, _ rule: @autoclosure () -> String) {
  if !condition { fatalError("Broken: \(rule())") }
}

/// Checks that tokens and trivia make up the input and that each token is on its line.
private func checkTokens(of source: LexedSource, _ lines: LineIndex) {
  var end = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var lastLine: UInt32 = 0
  for token in source.tokens {
    let offset = Int(token.offset)
    require(token.length > 0 && offset >= end, "tokens follow each other: \(token)")
    require(isTrivia(source.bytes[end..<offset]), "only trivia is before \(token)")
    require(lines.line(at: offset) == token.line, "a token has the right line: \(token)")
    require(
      token.startsLine == (token.line != lastLine), "a line's first token is marked: \(token)")
    lastLine = token.line
    end = offset + Int(token.length)
    require(end <= source.bytes.count, "tokens end with the file: \(token)")
    require(
      token.kind == .regexPattern || lines.line(at: end - 1) == token.line,
      "a token is on one line: \(token)")
  }
  require(isTrivia(source.bytes[end...]), "only trivia is behind the last token")
}

/// Checks that code lines are the lines with a token and that ranges of lines add up.
private func checkLines(of source: LexedSource, _ lines: LineIndex) {
  require(source.lineCount == lines.count, "every line counts")
  var codeLines = Set(source.tokens.map(\.line))
  for token in source.tokens where token.kind == .regexPattern {
    for offset in Int(token.offset)..<Int(token.offset + token.length) {
      switch source.bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: codeLines.insert(lines.line(at: offset))
      }
    }
  }
  require(source.codeLineCount == codeLines.count, "a code line holds a token")
  var sum = 0
  for line in 1...UInt32(lines.count) {
    let count = source.codeLineCount(from: line, through: line)
    require((count == 1) == codeLines.contains(line), "line \(line) is code or is not")
    sum += count
  }
  require(sum == source.codeLineCount, "the lines add up")
}

private func checkStructure(of source: LexedSource) {
  let structure = SourceStructure(of: source)
  require(structure.complexity >= structure.functionCount, "each function counts")
  require(structure.longestFunctionLines <= source.codeLineCount, "a function fits its file")
  for type in structure.types {
    require(type.codeLines <= source.codeLineCount, "a type fits its file: \(type)")
  }
}

/// Returns true if the bytes are trivia.
///
/// Trivia are white space, comments, characters that Swift does not know, and the characters that
/// join two lines of a string.
private func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
  var rest = bytes
  while let head = rest.popFirst() {
    switch head {
    case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"):
      rest = afterBlockComment(rest.dropFirst())
    case UInt8(ascii: "\\"):
      rest = rest.drop { $0 == UInt8(ascii: "#") }
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard rest.first == UInt8(ascii: "\n") || rest.first == UInt8(ascii: "\r") else {
        return false
      }
    case 0x21..<0x7F: return false
    default: break
    }
  }
  return true
}

private func afterBlockComment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var rest = bytes
  var depth = 1
  while depth > 0, let head = rest.popFirst() {
    switch (head, rest.first) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
    case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
    default: continue
    }
    rest = rest.dropFirst()
  }
  return rest
}

/// The lines of a file, found without the lexer.
private struct LineIndex {
  private var lineOfByte: [UInt32] = []
  private var line: UInt32 = 1

  var count: Int { Int(line) }

  init(of bytes: [UInt8]) {
    lineOfByte.reserveCapacity(bytes.count)
    for (offset, byte) in bytes.enumerated() {
      lineOfByte.append(line)
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isPair) { line += 1 }
    }
  }

  func line(at offset: Int) -> UInt32 { lineOfByte[offset] }
}
