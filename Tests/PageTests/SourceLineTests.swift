import Foundation
import Samples
import Testing

@testable import Page
@testable import Sizes

@Suite("The colors of a source")
struct SourceLineTests {
  @Test(
    "Each word is of its kind",
    arguments: [
      ("final", "final class A {}", .keyword), ("class", "final class A {}", .keyword),
      ("A", "final class A {}", .type), ("any", "var a: any B", .keyword),
      ("weak", "weak var a: B?", .keyword), ("await", "try await a()", .keyword),
      ("get", "{ get }", .keyword), ("set", "a.set(b)", .plain), ("open", "a.open b", .plain),
      ("final", "let final = 1", .plain), ("\"b\"", "a(\"b\")", .string), ("42", "a(42)", .number),
      ("1.5", "a(1.5)", .number), ("@MainActor", "@MainActor func a()", .attribute),
      ("#if", "#if DEBUG", .attribute), ("// b", "a() // b", .comment),
      ("/* b */", "a /* b */ + c", .comment), ("a", "a.b", .plain),
    ] as [(String, String, SourceLine.Kind)])
  func kinds(word: String, text: String, kind: SourceLine.Kind) throws {
    let line = try #require(lines(text).first)
    #expect(line.runs.contains { $0.kind == kind && $0.text.contains(word) }, "\(line.runs)")
  }

  @Test("A comment over several lines is one on each of them")
  func longComment() {
    #expect(
      lines("a /* b\n\n c */ d").map { $0.runs.map(\.kind) } == [
        [.plain, .comment], [], [.comment, .plain],
      ])
  }

  @Test(
    "Nothing of a source is lost or moved to another line",
    arguments: [
      "", "\n", "a\n", "a\r\nb\rc\n\n", "let a = \"\"\"\n  b \\(c)\n\n  d\n  \"\"\"\n",
      "\t// é 👩‍👩‍👧‍👦\n",
      "a /* never ends\n", "\"never ends\nb", "</script><!-- \u{202E}", "@", "#\"a\"#",
    ])
  func completeness(text: String) {
    var expected = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if expected.hasSuffix("\n") { expected.removeLast() }
    let found = lines(text).map { $0.runs.map(\.text).joined() }
    #expect(found == (text.isEmpty ? [] : expected.components(separatedBy: "\n")))
  }

  @Test("In a file, a line is texts and kinds in turn")
  func encoding() throws {
    let data = try JSONEncoder().encode(lines("let a = 1"))
    #expect(String(decoding: data, as: UTF8.self) == #"[["let ",1,"a = ",0,"1",4]]"#)
  }

  private func lines(_ text: String) -> [SourceLine] {
    SourceLine.lines(of: SwiftLexer.lex(Array(text.utf8)))
  }
}
