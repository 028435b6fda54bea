import TestSupport
import Testing

@testable import Sizes

/// Returns the texts of the tokens in a source text.
func tokenTexts(_ text: String) -> [String] {
  let source = SwiftLexer.lex(Array(text.utf8))
  return source.tokens.map(source.text(of:))
}

/// Returns the kinds of the tokens in a source text.
func tokenKinds(_ text: String) -> [TokenKind] {
  SwiftLexer.lex(Array(text.utf8)).tokens.map(\.kind)
}

/// Returns the number of lines of a source text that contain code.
func codeLines(_ text: String) -> Int {
  SwiftLexer.lex(Array(text.utf8)).codeLineCount
}

@Suite("Cutting Swift source into tokens", .inBackground)
struct LexerTests {
  @Test(
    "Source has the same tokens as in the compiler",
    arguments: [
      ("let answer = 42", ["let", "answer", "=", "42"]),
      ("a.b?.c!", ["a", ".", "b", "?", ".", "c", "!"]),
      ("x ?? y && !z", ["x", "??", "y", "&&", "!", "z"]),
      ("let a: Int?? = nil", ["let", "a", ":", "Int", "?", "?", "=", "nil"]),
      ("f { $0 + $1 }", ["f", "{", "$0", "+", "$1", "}"]),
      ("$model.name", ["$model", ".", "name"]),
      (
        "@MainActor @objc(x) func f()",
        ["@", "MainActor", "@", "objc", "(", "x", ")", "func", "f", "(", ")"]
      ),
      ("#expect(a)", ["#", "expect", "(", "a", ")"]),
      (
        "#if os(Linux)\n#elseif A\n#else\n#endif",
        ["#if", "os", "(", "Linux", ")", "#elseif", "A", "#else", "#endif"]
      ),
      ("\\.name", ["\\", ".", "name"]),
      ("func f(_ x: () -> Int)", ["func", "f", "(", "_", "x", ":", "(", ")", "->", "Int", ")"]),
      ("0...9", ["0", "...", "9"]),
      ("0.1...0.2", ["0.1", "...", "0.2"]),
      ("Swift::print", ["Swift", "::", "print"]),
      ("\\A.?.b.!", ["\\", "A", ".", "?", ".", "b", ".", "!"]),
      ("\\ .?.b", ["\\", ".", "?", ".", "b"]),
      ("!<#a b#> + <#c#>", ["!", "<#a b#>", "+", "<#c#>"]),
      ("a .!= .!b", ["a", ".!=", ".!", "b"]),
      ("func %%<T>(", ["func", "%%", "<", "T", ">", "("]),
      ("func <<T: A<B>>(", ["func", "<", "<", "T", ":", "A", "<", "B", ">", ">", "("]),
      ("func < <T: A<B>>(", ["func", "<", "<", "T", ":", "A", "<", "B", ">", ">", "("]),
      ("if #_hasSymbol(a)", ["if", "#", "_hasSymbol", "(", "a", ")"]),
      ("a..<b", ["a", "..<", "b"]),
    ])
  func pieces(source: String, expected: [String]) {
    #expect(tokenTexts(source) == expected)
  }

  @Test(
    "Names may be quoted, hold spaces in quotes, and be written in any script",
    arguments: [
      ("`in`", ["`in`"]),
      ("`two words`", ["`two words`"]),
      ("a\u{FEFF}b", ["a\u{FEFF}b"]),
      ("naïve + 名前 + 🦊", ["naïve", "+", "名前", "+", "🦊"]),
      ("a ≠ b", ["a", "≠", "b"]),
      ("x…y", ["x", "…", "y"]),
    ])
  func names(source: String, expected: [String]) {
    #expect(tokenTexts(source) == expected)
  }

  @Test(
    "Numbers are one token each, with exponents and separators",
    arguments: [
      ("1_000", ["1_000"]), ("0xFF_ff", ["0xFF_ff"]), ("0b01", ["0b01"]), ("0o17", ["0o17"]),
      ("1.5e-3", ["1.5e-3"]), ("0x1.8p3", ["0x1.8p3"]),
      ("3.description", ["3", ".", "description"]),
      ("0xF.add", ["0xF", ".", "add"]), ("pair.0.1", ["pair", ".", "0", ".", "1"]),
      ("2e", ["2e"]), ("0x1p+a", ["0x1p+a"]), ("0xF.ap", ["0xF", ".", "ap"]),
      ("0xF.ap-", ["0xF.ap-"]), ("0xF.1pa", ["0xF.1pa"]), ("17.0", ["17.0"]),
    ])
  func numbers(source: String, expected: [String]) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("Comments are no tokens, and each nested comment needs its own end")
  func comments() {
    #expect(tokenTexts("a // b\nc") == ["a", "c"])
    #expect(tokenTexts("a /* b /* c */ d */ e") == ["a", "e"])
    #expect(tokenTexts("a /*/ b */ c") == ["a", "c"])
    #expect(tokenTexts("a +/* b */c") == ["a", "+", "c"])
    #expect(tokenTexts("a */ b") == ["a", "*/", "b"])
    #expect(tokenTexts("/// doc\n/** doc */ a") == ["a"])
  }

  @Test("A shebang line and a byte order mark are recognized")
  func firstLine() {
    #expect(tokenKinds("#!/usr/bin/swift\na") == [.shebang, .identifier])
    #expect(tokenTexts("\u{FEFF}a") == ["a"])
    #expect(tokenTexts("a\n#!x").count == 4)
  }

  @Test("Angle brackets of generic clauses are single tokens, operators keep theirs")
  func angleBrackets() {
    #expect(
      tokenTexts("let a: A<B<C>>? = d")
        == ["let", "a", ":", "A", "<", "B", "<", "C", ">", ">", "?", "=", "d"])
    #expect(tokenTexts("a >> b") == ["a", ">>", "b"])
    #expect(tokenTexts("a < b && c >= d") == ["a", "<", "b", "&&", "c", ">=", "d"])
    #expect(tokenTexts("if i<n { x >>= 1 }") == ["if", "i", "<", "n", "{", "x", ">>=", "1", "}"])
    #expect(tokenTexts("init?<T>(x: T)").prefix(5) == ["init", "?", "<", "T", ">"])
  }

  @Test("A question mark belongs to the text right before it, or is part of a condition")
  func questionMarks() {
    #expect(tokenKinds("a ? b : c")[1] == .infixQuestionMark)
    #expect(tokenKinds("a? .b")[1] == .postfixQuestionMark)
    #expect(tokenKinds("try? f()")[1] == .postfixQuestionMark)
  }

  @Test("White space and control characters separate tokens, and carriage returns end lines")
  func whiteSpace() {
    #expect(tokenTexts("a\u{A0}b\tc\u{0B}d") == ["a", "b", "c", "d"])
    #expect(tokenTexts("a\u{1B}b\u{7F}c \u{FEFF}d\u{0}e") == ["a", "b", "c", "d", "e"])
    let source = SwiftLexer.lex(Array("a\rb\r\nc\nd".utf8))
    #expect(source.tokens.map(\.line) == [1, 2, 3, 4])
    #expect(source.tokens.map(\.startsLine) == [true, true, true, true])
    #expect(SwiftLexer.lex(Array("<#a\rb#>\rc".utf8)).tokens.last?.line == 3)
  }
}
