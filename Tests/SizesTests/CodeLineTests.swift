import Testing

@testable import Sizes

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

  @Test("Code lines are counted within a range of lines")
  func ranges() {
    let source = SwiftLexer.lex(Array("a\n\nb\n// c\nd".utf8))
    #expect(source.codeLineCount(from: 1, through: 3) == 2)
    #expect(source.codeLineCount(from: 2, through: 2) == 0)
    #expect(source.codeLineCount(from: 3, through: 5) == 2)
    #expect(source.codeLineCount(from: 4, through: 99) == 0)
  }
}
