import Testing

@testable import Sizes

@Suite("Cutting literals into tokens")
struct LiteralTests {
  @Test(
    "A string is its quotes and its text, and an empty one its quotes",
    arguments: [
      (#""a b""#, #""·a b·""#), (#""""#, #""·""#), (#""\"" + """#, #""·\"·"·+·"·""#),
      (#""// no comment""#, #""·// no comment·""#),
    ])
  func plainStrings(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test(
    "An interpolation is code, with any literal nested in it",
    arguments: [
      (#""a\(b)c""#, #""·a·\·(·b·)·c·""#), (#""\(a /* ) " */)" + b"#, #""·\·(·a·)·"·+·b"#),
      (#""\(f("\(g(")"))"))""#, #""·\·(·f·(·"·\·(·g·(·"·)·"·)·)·"·)·)·""#),
    ])
  func interpolation(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test(
    "A raw string ends and interpolates only with its own number of # signs",
    arguments: [
      (##"#"a"b\(c)"#"##, ##"#·"·a"b\(c)·"·#"##), (##"#"\#(c)"#"##, ##"#·"·\·#·(·c·)·"·#"##),
      (##"#"""#"##, ##"#·"·"·"·#"##), ("###\"a\"##\"###", "###·\"·a\"##·\"·###"),
    ])
  func rawStrings(source: String, expected: String) {
    #expect(cut(source) == expected)
  }

  @Test("Text of a multi-line string is a token per line; indentation and line ends are none")
  func multilineStrings() {
    let text = """
      let a = \"""
          one

          \\(two) three \\
            four"
          \"""
      b
      """
    #expect(cut(text) == #"let·a·=·"""·one·\·(·two·)· three ·four"·"""·b"#)
    #expect(codeLines(text) == 6)
  }

  @Test("A multi-line string may be raw, and hold a multi-line string in its interpolation")
  func nestedMultilineStrings() {
    let text = "#\"\"\"\n  a \\(b)\n  \\#(f(\"\"\"\n    c\n    \"\"\"))\n  \"\"\"#\nd"
    #expect(cut(text) == ##"#·"""·a \(b)·\·#·(·f·(·"""·c·"""·)·)·"""·#·d"##)
  }

  @Test(
    "A slash starts a regex where an expression may start",
    arguments: [
      "let r = /ab+c/", "f(/a/, b)", "[/a/]", "return /a b/", "x = !/a/", "/[/]/",
      #"let r = /a\/b/"#, "try? /a/", "{ /a/ }",
    ])
  func regexLiterals(source: String) {
    #expect(tokenKinds(source).contains(.regexPattern))
  }

  @Test(
    "A slash divides where an operator may stand",
    arguments: [
      "a / b / c", "a/b/c", "(a) / b / c", "$0 / 2 / 3", "x /= y / z", "a /b", "a / b // c/",
      "func / (a: A, b: A)", "foo(a, /, b)", "x[0] / 2 / 3", "1 / 2 / 3",
    ])
  func divisions(source: String) {
    #expect(!tokenKinds(source).contains(.regexPattern))
  }

  @Test("An extended regex may hold slashes and quotes, and span lines")
  func extendedRegexLiterals() {
    #expect(cut("#/a/b\"/#.c") == "#·/·a/b\"·/·#·.·c")
    let text = "let r = #/\n  a # one\n\n  b\n/#\nc"
    #expect(cut(text) == "let·r·=·#·/·\n  a # one\n\n  b\n·/·#·c")
    #expect(codeLines(text) == 5)
  }

  @Test(
    "A single-line string without an end stops at the end of its line",
    arguments: [
      "\"abc\nlet a = 1", "\"a\\(b\nlet a = 1", "\"a\\(f(\"x\nlet a = 1", "#\"abc\nlet a = 1",
      "#/abc\nlet a = 1",
    ])
  func unterminatedLines(source: String) {
    #expect(cut(source).hasSuffix("·let·a·=·1"))
  }

  @Test(
    "A literal or comment without an end stops at the end of the file",
    arguments: [
      "a /* b", "a \"\"\"\n b", "a #\"\"\"\n b", "a \"\\", "a `b", "a #/\n b", "a \"\"\"\n \\(b",
    ])
  func unterminatedFiles(source: String) {
    #expect(tokenTexts(source).first == "a")
  }
}
