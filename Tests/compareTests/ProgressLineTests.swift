import Testing

@testable import Terminal
@testable import compare

@Suite("The line of progress")
struct ProgressLineTests {
  private final class Screen {
    var written = ""
  }

  private let screen = Screen()

  private func line(isShown: Bool = true) -> ProgressLine {
    ProgressLine(isShown: isShown) { [screen] in screen.written += $0 }
  }

  @Test("Where nobody looks nothing is written")
  func hidden() {
    let line = line(isShown: false)
    line.show("measuring")
    line.erase()
    #expect(screen.written == "")
  }

  @Test("A shorter text covers a longer one, and nothing is left at the end")
  func update() {
    let line = line()
    line.show("measuring")
    line.show("done")
    line.erase()
    line.erase()
    #expect(screen.written == "\rmeasuring\rdone     \r    \r")
  }

  @Test("A long text is cut where the line would wrap")
  func long() {
    let line = line()
    line.show(String(repeating: "日", count: 60))
    #expect(screen.written == "\r" + String(repeating: "日", count: 39))
  }
}
