import Testing

@testable import Terminal
@testable import demo

@Suite("The frame on a terminal")
struct FrameContentTests {
  private func content(
    rows: Int = 3, focus: Int? = nil, beneath: [String] = [], message: String? = nil
  ) -> FrameContent {
    FrameContent(
      title: "< Profile", subtitle: "MVC",
      rows: (0..<rows).map { FrameContent.Row(text: "row \($0)", isFocused: $0 == focus) },
      beneath: beneath, message: message, keys: ["Tab move", "q quit"])
  }

  private func lines(_ content: FrameContent, _ width: Int, _ height: Int) -> [String] {
    content.frame(width: width, height: height).lines.map(\.text)
  }

  @Test("The bar is above the screen, the keys are beneath")
  func parts() {
    #expect(
      lines(content(focus: 1), 20, 6) == [
        "< Profile        MVC", "  row 0", "> row 1", "  row 2", "", "Tab move  q quit",
      ])
  }

  @Test("A message is above the keys, and what is told of an interaction beneath the screen")
  func told() {
    #expect(
      lines(content(beneath: ["one\u{1B}", "two"], message: "No."), 20, 8) == [
        "< Profile        MVC", "  row 0", "  row 1", "  row 2", "one\u{FFFD}", "two", "No.",
        "Tab move  q quit",
      ])
  }

  @Test("What is told takes at most half of the room")
  func muchTold() {
    let beneath = (0..<99).map { "call \($0)" }
    #expect(
      lines(content(beneath: beneath), 20, 6) == [
        "< Profile        MVC", "  row 0", "  row 1            v", "call 0", "… and 98 more",
        "Tab move  q quit",
      ])
  }

  @Test("The screen is moved so that the focus is in view, and says where more is")
  func scrolling() {
    let rows = { (focus: Int) in
      lines(content(rows: 9, focus: focus), 10, 6).dropFirst().prefix(4).map { $0 }
    }
    #expect(rows(0) == ["> row 0", "  row 1", "  row 2", "  row 3  v"])
    #expect(rows(4) == ["  row 2  ^", "  row 3", "> row 4", "  row 5  v"])
    #expect(rows(8) == ["  row 5  ^", "  row 6", "  row 7", "> row 8"])
  }

  @Test("Every size is filled and not exceeded, with the focus in view")
  func sizes() {
    for width in 0...30 {
      for height in 0...12 {
        for focus in [0, 8, 19] {
          let frame = content(rows: 20, focus: focus, beneath: ["a", "b"], message: "No.")
            .frame(width: width, height: height)
          #expect(frame.lines.count == (width > 0 ? height : 0))
          #expect(frame.lines.allSatisfy { $0.text.displayWidth <= width })
          let isInView = frame.lines.contains { $0.look == .focused }
          #expect(isInView == (width > 0 && height > 0), "\(width)x\(height)")
        }
      }
    }
  }

  @Test("Each line is placed by itself, and styled only where that is welcome")
  func escapes() {
    let frame = content(rows: 1, focus: 0).frame(width: 16, height: 3)
    #expect(
      frame.text(isStyled: false)
        == "\u{1B}[1;1H\u{1B}[2K< Profile    MVC\u{1B}[2;1H\u{1B}[2K> row 0"
        + "\u{1B}[3;1H\u{1B}[2KTab move  q quit")
    #expect(frame.text(isStyled: true).contains("\u{1B}[7m< Profile    MVC\u{1B}[0m"))
  }
}
