import Synchronization
import Testing

@testable import Terminal

@Suite("Progress on standard error")
struct ProgressTests {
  private final class Screen: Sendable {
    private let text = Mutex("")
    private let clock = Mutex(ContinuousClock.now)

    var written: String { text.withLock { $0 } }
    var time: ContinuousClock.Instant { clock.withLock { $0 } }

    func write(_ more: String) { text.withLock { $0 += more } }
    func wait(_ duration: Duration) { clock.withLock { $0 += duration } }
  }

  private let screen = Screen()

  private func progress(columns: Int?) -> ProgressReport {
    ProgressReport(
      of: "compare", columns: columns, now: { [screen] in screen.time },
      write: { [screen] in screen.write($0) })
  }

  @Test("On a terminal a shorter text covers a longer one, and nothing is left at the end")
  func rewriting() {
    let progress = progress(columns: 100)
    progress.show("size: MVC")
    progress.show("size: A")
    progress.erase()
    progress.erase()
    #expect(screen.written == "\rsize: MVC\rsize: A  \r       \r")
  }

  @Test("The time counts from the first step of a subject")
  func time() {
    let progress = progress(columns: 100)
    progress.begin("dispatch: counting")
    screen.wait(.milliseconds(2_900))
    progress.show("dispatch: timing")
    progress.show("coverage: building")
    progress.erase()
    #expect(
      screen.written == "\rdispatch: counting\rdispatch, 2 s: timing\rcoverage: building   \r"
        + String(repeating: " ", count: 18) + "\r")
  }

  @Test("A long text is cut where the line would wrap", arguments: [(200, 39), (40, 19), (1, 0)])
  func long(columns: Int, count: Int) {
    progress(columns: columns).show(String(repeating: "日", count: 60))
    #expect(screen.written == "\r" + String(repeating: "日", count: count))
  }

  @Test("A text cannot control the terminal", arguments: [nil, 80])
  func hostile(columns: Int?) {
    progress(columns: columns).begin("size: a\u{1B}[2J\nb")
    #expect(!screen.written.contains("\u{1B}"))
    #expect(screen.written.contains("size: a\u{FFFD}[2J\u{FFFD}b"))
  }

  @Test("Without a terminal short work reports nothing")
  func short() {
    let progress = progress(columns: nil)
    progress.show("size: MVC")
    screen.wait(.milliseconds(9_900))
    progress.show("size: MVP")
    progress.erase()
    #expect(screen.written == "")
  }

  @Test("Without a terminal long work reports its beginning, and a line in ten seconds at most")
  func lines() {
    let progress = progress(columns: nil)
    progress.begin("dispatch: preparing")
    for _ in 1...25 {
      progress.show("dispatch: counting")
      screen.wait(.seconds(1))
    }
    progress.begin("coverage: preparing")
    screen.wait(.seconds(6))
    progress.show("coverage: building")
    progress.erase()
    #expect(
      screen.written == """
        compare: dispatch: preparing
        compare: dispatch, 10 s: counting
        compare: dispatch, 20 s: counting
        compare: coverage, 6 s: building

        """)
  }

  @Test("A step that lasts is reported with the time that has passed", arguments: [nil, 80])
  func lasting(columns: Int?) {
    let progress = progress(columns: columns)
    progress.begin("coverage: building")
    for _ in 1...21 {
      screen.wait(.seconds(1))
      progress.refresh()
    }
    #expect(screen.written.contains("coverage, 10 s: building"))
    #expect(screen.written.contains("coverage, 20 s: building"))
    #expect(screen.written.contains("coverage, 9 s: building") == (columns != nil))
  }

  @Test("Nothing is reported again after it was removed", arguments: [nil, 80])
  func removed(columns: Int?) {
    let progress = progress(columns: columns)
    progress.begin("coverage: building")
    progress.erase()
    let written = screen.written
    screen.wait(.seconds(60))
    progress.refresh()
    #expect(screen.written == written)
  }
}
