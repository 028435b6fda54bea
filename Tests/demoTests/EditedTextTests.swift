import Terminal
import Testing

@testable import demo

@Suite("A line of text with a caret")
struct EditedTextTests {
  private func edited(_ before: String, _ after: String) -> EditedText {
    EditedText(beforeCaret: before, afterCaret: after)
  }

  @Test(
    "The caret moves by characters, words and to the ends",
    arguments: [
      ("ab", "c", CaretMovement.left, "a", "bc"), ("", "c", .left, "", "c"),
      ("a", "bc", .right, "ab", "c"), ("a", "", .right, "a", ""),
      ("ab", "c", .toBeginning, "", "abc"), ("a", "bc", .toEnd, "abc", ""),
      ("a bc", "d", .toWordBeginning, "a ", "bcd"),
      ("a bc  ", "d", .toWordBeginning, "a ", "bc  d"),
      ("  ", "d", .toWordBeginning, "", "  d"), ("", "d", .toWordBeginning, "", "d"),
      ("x👩‍👩‍👧‍👦", "y", .left, "x", "👩‍👩‍👧‍👦y"), ("", "e\u{301}y", .right, "e\u{301}", "y"),
    ])
  func move(
    before: String, after: String, movement: CaretMovement, movedBefore: String, movedAfter: String
  ) {
    var text = edited(before, after)
    text.move(movement)
    #expect(text == edited(movedBefore, movedAfter))
    #expect(text.text == before + after)
  }

  @Test(
    "Text is deleted between the caret and the place to which it would move",
    arguments: [
      ("ab", "c", CaretMovement.left, "a", "c"), ("", "c", .left, "", "c"),
      ("a", "bc", .right, "a", "c"), ("a", "", .right, "a", ""),
      ("ab", "c", .toBeginning, "", "c"), ("a", "bc", .toEnd, "a", ""),
      ("a bc ", "d", .toWordBeginning, "a ", "d"),
      ("日本👩‍👩‍👧‍👦", "y", .left, "日本", "y"), ("", "e\u{301}y", .right, "", "y"),
    ])
  func delete(
    before: String, after: String, movement: CaretMovement, leftBefore: String, leftAfter: String
  ) {
    var text = edited(before, after)
    text.delete(movement)
    #expect(text == edited(leftBefore, leftAfter))
  }

  @Test("Text is inserted before the caret")
  func insert() {
    var text = edited("a", "b")
    text.insert("xy")
    #expect(text == edited("axy", "b"))
  }

  @Test(
    "The part around the caret is shown where the text does not fit",
    arguments: [
      ("David", "", 6, "David|"), ("David", "", 5, "…vid|"), ("", "David", 5, "|Dav…"),
      ("abcdef", "ghijkl", 9, "…def|ghi…"), ("ab", "cdefgh", 6, "ab|cd…"),
      ("abcdef", "g", 6, "…def|g"), ("日本", "語", 6, "…本|語"), ("日本", "語日", 5, "…|語…"),
      ("日本", "語", 7, "日本|語"),
      ("ab", "cd", 1, "|"), ("ab", "cd", 0, ""), ("a\u{1B}", "b", 8, "a\u{FFFD}|b"),
    ])
  func fitted(before: String, after: String, width: Int, shown: String) {
    #expect(edited(before, after).fitted(to: width) == shown)
  }

  @Test("The caret is shown in every width from 1 column, and no width is exceeded")
  func widths() {
    let text = "David 日本語 e\u{301} 👩‍👩‍👧‍👦 دافيد"
    for count in 0...text.count {
      let text = edited(String(text.prefix(count)), String(text.dropFirst(count)))
      for width in 1...40 {
        let shown = text.fitted(to: width)
        #expect(shown.contains("|"))
        #expect(shown.displayWidth <= width, "\(shown)")
      }
      #expect(text.fitted(to: 40) == text.beforeCaret + "|" + text.afterCaret)
    }
  }
}
