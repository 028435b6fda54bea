import Testing

@testable import Terminal
@testable import demo

@Suite("The frame of a terminal")
struct FrameContentTests {
  private func content(
    rows: Int = 3, focus: Int? = nil, details: [String] = [], message: String? = nil
  ) -> FrameContent {
    FrameContent(
      title: "< Profile", subtitle: "MVC",
      rows: (0..<rows).map {
        TerminalFrame.Line(text: "row \($0)", look: $0 == focus ? .focused : .plain)
      },
      details: details.map { TerminalFrame.Line(text: $0) }, message: message,
      keys: ["Tab move", "q quit"])
  }

  private func lines(_ content: FrameContent, _ width: Int, _ height: Int) -> [String] {
    content.frame(width: width, height: height).lines.map(\.text)
  }

  @Test("The details of an action and a message are between the screen and the keys")
  func parts() {
    #expect(
      lines(content(focus: 1, details: ["one\u{1B}", "two"], message: "No."), 20, 9) == [
        "< Profile        MVC", "  row 0", "> row 1", "  row 2", "", "one\u{FFFD}", "two", "No.",
        "Tab move  q quit",
      ])
  }

  @Test("The details take at most half of the room")
  func manyDetails() {
    let details = (0..<99).map { "call \($0)" }
    #expect(
      lines(content(details: details), 20, 6) == [
        "< Profile        MVC", "  row 0", "  row 1            v", "call 0", "… and 98 more",
        "Tab move  q quit",
      ])
  }

  @Test("The screen scrolls to show the focus, and marks the sides with more lines")
  func scrolling() {
    let rows = { (focus: Int) in
      lines(content(rows: 9, focus: focus), 10, 6).dropFirst().prefix(4).map { $0 }
    }
    #expect(rows(0) == ["> row 0", "  row 1", "  row 2", "  row 3  v"])
    #expect(rows(4) == ["  row 2  ^", "  row 3", "> row 4", "  row 5  v"])
    #expect(rows(8) == ["  row 5  ^", "  row 6", "  row 7", "> row 8"])
  }

  @Test("A frame fills every size without exceeding it, and shows the focus")
  func sizes() {
    for width in 0...30 {
      for height in 0...12 {
        let frame = content(rows: 20, focus: 8, details: ["a", "b"], message: "No.")
          .frame(width: width, height: height)
        let isShown = width > 0 && height > 0
        #expect(
          frame.lines.count == (isShown ? height : 0)
            && frame.lines.allSatisfy { $0.text.displayWidth <= width }
            && frame.lines.contains { $0.look == .focused } == isShown, "\(width)x\(height)")
      }
    }
  }

  @Test("Each line has its own position, and a style only if the terminal takes styles")
  func escapes() {
    let frame = content(rows: 1, focus: 0).frame(width: 16, height: 3)
    #expect(
      frame.text(isStyled: false)
        == "\u{1B}[1;1H\u{1B}[2K< Profile    MVC\u{1B}[2;1H\u{1B}[2K> row 0"
        + "\u{1B}[3;1H\u{1B}[2KTab move  q quit")
    #expect(frame.text(isStyled: true).contains("\u{1B}[7m< Profile    MVC\u{1B}[0m"))
  }
}
