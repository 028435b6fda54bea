import TestSupport
import Testing

@testable import Sizes

/// Returns the texts of the tokens in a source text.
func tokenTexts(_ text: String) -> [String] {
  let source = SwiftLexer.lex(Array(text.utf8))
  return source.tokens.map(source.text(of:))
}

/// Returns the texts of the tokens in a source text, with a dot between them.
func cut(_ text: String) -> String {
  tokenTexts(text).joined(separator: "·")
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
      ("let answer = 42", "let·answer·=·42"), ("a.b?.c!", "a·.·b·?·.·c·!"),
      ("x ?? y && !z", "x·??·y·&&·!·z"), ("let a: Int?? = nil", "let·a·:·Int·?·?·=·nil"),
      ("f { $0 + $1 }", "f·{·$0·+·$1·}"), ("$model.name", "$model·.·name"),
      ("@MainActor @objc(x) func f()", "@·MainActor·@·objc·(·x·)·func·f·(·)"),
      ("#expect(a)", "#·expect·(·a·)"), ("if #_hasSymbol(a)", "if·#·_hasSymbol·(·a·)"),
      ("#if os(A)\n#elseif B\n#else\n#endif", "#if·os·(·A·)·#elseif·B·#else·#endif"),
      ("\\.name", "\\·.·name"), ("\\A.?.b.!", "\\·A·.·?·.·b·.·!"), ("\\ .?.b", "\\·.·?·.·b"),
      ("func f(_ x: () -> Int)", "func·f·(·_·x·:·(·)·->·Int·)"), ("Swift::print", "Swift·::·print"),
      ("0...9", "0·...·9"), ("0.1...0.2", "0.1·...·0.2"), ("a..<b", "a·..<·b"),
      ("a .!= .!b", "a·.!=·.!·b"), ("!<#a b#> + <#c#>", "!·<#a b#>·+·<#c#>"),
    ])
  func pieces(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test(
    "Names may be quoted, hold spaces in quotes, and be written in any script",
    arguments: [
      ("`in`", "`in`"), ("`two words`", "`two words`"), ("a\u{FEFF}b", "a\u{FEFF}b"),
      ("naïve + 名前 + 🦊", "naïve·+·名前·+·🦊"), ("a ≠ b", "a·≠·b"), ("x…y", "x·…·y"),
    ])
  func names(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test(
    "Numbers are one token each, with exponents and separators",
    arguments: [
      "1_000", "0xFF_ff", "0b01", "0o17", "1.5e-3", "0x1.8p3", "3·.·description", "0xF·.·add",
      "pair·.·0·.·1", "2e", "0x1p+a", "0xF·.·ap", "0xF.ap-", "0xF.1pa", "17.0",
    ])
  func numbers(expected: String) {
    #expect(cut(expected.replacing("·", with: "")) == expected)
  }

  @Test(
    "Comments are no tokens, and each nested comment needs its own end",
    arguments: [
      ("a // b\nc", "a·c"), ("a /* b /* c */ d */ e", "a·e"), ("a /*/ b */ c", "a·c"),
      ("a +/* b */c", "a·+·c"), ("a */ b", "a·*/·b"), ("/// doc\n/** doc */ a", "a"),
    ])
  func comments(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test("A shebang line and a byte order mark are recognized")
  func firstLine() {
    #expect(tokenKinds("#!/usr/bin/swift\na") == [.shebang, .identifier])
    #expect(cut("\u{FEFF}a") == "a")
    #expect(tokenTexts("a\n#!x").count == 4)
  }

  @Test(
    "Angle brackets of generic clauses are single tokens, operators keep theirs",
    arguments: [
      ("let a: A<B<C>>? = d", "let·a·:·A·<·B·<·C·>·>·?·=·d"), ("a >> b", "a·>>·b"),
      ("a < b && c >= d", "a·<·b·&&·c·>=·d"), ("if i<n { x >>= 1 }", "if·i·<·n·{·x·>>=·1·}"),
      ("init?<T>(x: T)", "init·?·<·T·>·(·x·:·T·)"), ("func %%<T>(", "func·%%·<·T·>·("),
      ("func <<T: A<B>>(", "func·<·<·T·:·A·<·B·>·>·("),
      ("func < <T: A<B>>(", "func·<·<·T·:·A·<·B·>·>·("),
    ])
  func angleBrackets(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test("A question mark belongs to the text right before it, or is part of a condition")
  func questionMarks() {
    #expect(tokenKinds("a ? b : c")[1] == .infixQuestionMark)
    #expect(tokenKinds("a? .b")[1] == .postfixQuestionMark)
    #expect(tokenKinds("try? f()")[1] == .postfixQuestionMark)
  }

  @Test("White space and control characters separate tokens, and carriage returns end lines")
  func whiteSpace() {
    #expect(cut("a\u{A0}b\tc\u{0B}d\u{1B}e\u{7F}f \u{FEFF}g\u{0}h") == "a·b·c·d·e·f·g·h")
    let source = SwiftLexer.lex(Array("a\rb\r\nc\nd".utf8))
    #expect(source.tokens.map(\.line) == [1, 2, 3, 4])
    #expect(source.tokens.map(\.startsLine) == [true, true, true, true])
    #expect(SwiftLexer.lex(Array("<#a\rb#>\rc".utf8)).tokens.last?.line == 3)
  }
}

@Suite("Counting code lines")
struct CodeLineTests {
  @Test(
    "A code line holds a token that is neither comment nor white space",
    arguments: [
      ("", 0), ("\n\n", 0), ("// a", 0), ("/* a\nb */", 0), ("a", 1), ("a // b", 1),
      ("/* a */ b", 1), ("/* a\n*/ b", 1), ("a\n\n// b\nc", 2), ("}", 1), ("a; b", 1),
      ("#if DEBUG\na\n#endif", 3), ("\"\"\"\na\n\n  \n\"\"\"", 3), ("a /*\n*/\n", 1),
    ])
  func lines(source: String, expected: Int) {
    #expect(codeLines(source) == expected)
  }

  @Test(
    "Code lines are counted within a range of lines",
    arguments: [(1, 3, 2), (2, 2, 0), (3, 5, 2), (4, 99, 0)])
  func ranges(first: UInt32, last: UInt32, expected: Int) {
    let source = SwiftLexer.lex(Array("a\n\nb\n// c\nd".utf8))
    #expect(source.codeLineCount(from: first, through: last) == expected)
  }
}
