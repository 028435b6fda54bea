import Architectures
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import demo

@Suite("A session at a keyboard")
struct KeyboardInterfaceTests {
  /// What is shown at 80x24 after some keys, without empty lines.
  private nonisolated func shown(
    after keys: [Key], feature: Feature = .profile
  ) async throws -> [String] {
    try await withSession(feature: feature) { session in
      let interface = KeyboardInterface(session: session)
      for key in keys { interface.press(key) }
      return interface.frame(width: 80, height: 24).lines.map(\.text).filter { !$0.isEmpty }
    }
  }

  private nonisolated func keys(_ text: String) -> [Key] {
    text.map { .character($0) }
  }

  private nonisolated func focused(_ lines: [String]) -> String? {
    lines.first { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  @Test("The focus goes through what can be touched, in either direction and around")
  nonisolated func focus() async throws {
    let stops = [
      "< Change photo >", "[David Blaine______________________________]", "- Rings  2026-03-06",
      "- Mirror  2026-03-05", "- Coins  2026-03-04", "- Levitation  2026-03-03",
      "- Cards  2026-03-02", "< Log out >", "< Change photo >",
    ]
    for (count, stop) in stops.enumerated() {
      for (forward, backward): (Key, Key) in [(.tab, .backTab), (.down, .up)] {
        let there = try await shown(after: Array(repeating: forward, count: count))
        #expect(focused(there) == stop)
        let back = try await shown(after: Array(repeating: backward, count: 8 - count))
        #expect(focused(back) == stop)
      }
    }
  }

  @Test("A field is edited and saved")
  nonisolated func editing() async throws {
    let lines = try await shown(after: [.tab, .enter] + [.backspace] + keys("k qof"))
    #expect(focused(lines) == "[David Blaink qof|_________________________]")
    #expect(lines.last == "Return done  Tab done and on  Esc undo  Ctrl-C quit")
    let saved = try await shown(after: [.tab, .enter] + keys("!") + [.enter])
    #expect(saved.contains("  David Blaine!"))
    #expect(focused(saved) == "[David Blaine!_____________________________]")
  }

  @Test("A text that is pasted is typed in one go, and the keys around it are what they are")
  nonisolated func pasting() async throws {
    let text = String(repeating: "👩‍👩‍👧‍👦q", count: 10_000)
    let lines = try await withSession { session in
      let interface = KeyboardInterface(session: session)
      interface.press([.tab, .enter] + keys(text) + [.backspace, .enter])
      #expect(!interface.isFinished)
      return interface.frame(width: 80, height: 24).lines.map(\.text)
    }
    #expect(focused(lines) == "[…👩‍👩‍👧‍👦\(String(repeating: "q👩‍👩‍👧‍👦", count: 13))]")
    #expect(lines.contains { $0.contains("20011 of 40") })
    #expect(lines.contains { $0.contains("A name can have at most 40 characters.") })
  }

  @Test("Tab leaves the field, which saves the name, and moves on")
  nonisolated func leaving() async throws {
    let lines = try await shown(after: [.tab, .enter] + keys("!") + [.tab])
    #expect(lines.contains("  David Blaine!"))
    #expect(focused(lines) == "- Rings  2026-03-06")
  }

  @Test("Escape leaves the field as it was, and then the screen")
  nonisolated func escape() async throws {
    let undone = try await shown(after: [.tab, .enter, .backspace] + keys("xyz") + [.escape])
    #expect(focused(undone) == "[David Blaine______________________________]")
    #expect(undone.contains("  David Blaine"))
    let home = try await shown(after: [.escape])
    #expect(home.first?.hasPrefix("  Home ") == true)
    let stuck = try await shown(after: [.escape, .escape])
    #expect(stuck.contains("There is no screen to go back to."))
  }

  @Test("A photo is chosen in the library, or none is")
  nonisolated func library() async throws {
    let open = try await shown(after: [.enter])
    #expect(open[1] == "  Choose a photo")
    #expect(focused(open) == "A PNG")
    let chosen = try await shown(after: [.enter, .down, .enter])
    #expect(chosen[1] == "  [photo: JPEG, 223 bytes]")
    for keys: [Key] in [[.enter, .escape], [.enter, .up, .enter]] {
      let cancelled = try await shown(after: keys)
      #expect(cancelled[1] == "  [symbol: person.crop.circle]")
      #expect(focused(cancelled) == "< Change photo >")
    }
  }

  @Test("A photo's path is typed, and one that leads nowhere is said")
  nonisolated func path() async throws {
    let atPath: [Key] = [.enter, .up, .up, .enter]
    let typing = try await shown(after: atPath + keys("/q\u{202E}ab") + [.backspace])
    #expect(focused(typing) == "/q\u{FFFD}a|")
    let missing = try await shown(after: atPath + keys("/missing/file") + [.enter])
    #expect(missing.contains("Cannot open '/missing/file': no such file or directory."))
    #expect(focused(missing) == "/missing/file|")
    let list = try await shown(after: atPath + [.escape])
    #expect(list[1] == "  Choose a photo")
  }

  @Test("Another architecture is chosen on the spot")
  nonisolated func architectures() async throws {
    let list = try await shown(after: [.character("a")])
    #expect(
      list.dropFirst(2).dropLast().map { $0.dropFirst(2) } == Architecture.all.map { $0.name[...] })
    #expect(focused(list) == "MVC")
    let chosen = try await shown(after: [.character("a"), .up, .enter])
    #expect(chosen[0].hasSuffix(" Clean Swift"))
    let unchanged = try await shown(after: [.character("a"), .down, .escape])
    #expect(unchanged[0].hasSuffix(" MVC"))
  }

  @Test("Delay and failure are switched, and shown")
  nonisolated func connection() async throws {
    let both = try await shown(after: keys("df"))
    #expect(both[0].hasSuffix(" MVC · delay on · failure on"))
    let neither = try await shown(after: keys("dfdf"))
    #expect(neither[0].hasSuffix(" MVC"))
    let failed = try await shown(after: keys("fo"))
    #expect(failed.contains("  The posts could not be reached."))
  }

  @Test("A disabled control keeps the focus for later")
  nonisolated func disabled() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let focused = { self.focused(interface.frame(width: 80, height: 24).lines.map(\.text)) }
      for key: Key in [.character("d"), .tab, .enter, .character("!"), .enter] {
        interface.press(key)
      }
      #expect(focused() == "- Rings  2026-03-06")
      session.connection.now = .seconds(2)
      interface.answerDue()
      #expect(focused() == "[David Blaine!_____________________________]")
    }
  }

  @Test("Another screen begins with the focus at its top")
  nonisolated func fresh() async throws {
    #expect(focused(try await shown(after: [.tab, .tab] + keys("o"))) == "< Change photo >")
  }

  @Test("Back from a post, the focus is where it was")
  nonisolated func back() async throws {
    let lines = try await shown(after: [.tab, .tab, .tab, .enter, .escape])
    #expect(focused(lines) == "- Mirror  2026-03-05")
  }

  @Test("The session ends with q on a screen and in a list", arguments: ["q", "aq", "\rq"])
  nonisolated func quit(keys: String) async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      for key in keys {
        #expect(!interface.isFinished)
        interface.press(key == "\r" ? .enter : .character(key))
      }
      #expect(interface.isFinished)
    }
  }

  @Test("In a field q is typed")
  nonisolated func typedQuit() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      for key: Key in [.tab, .enter, .character("q")] { interface.press(key) }
      #expect(!interface.isFinished)
      for key: Key in [.enter, .character("q")] { interface.press(key) }
      #expect(interface.isFinished)
    }
  }

  @Test("What is told of an interaction is beneath the screen until the next one")
  nonisolated func remarks() async throws {
    let folder = try TemporaryFolder()
    try Data("{".utf8).write(to: folder.url.appending(path: "user.json"))
    try await withSession(feature: .greeting, store: folder.url) { session in
      let interface = KeyboardInterface(session: session)
      let told = { interface.frame(width: 80, height: 24).lines.suffix(2).first?.text }
      #expect(told() == "The saved profile cannot be read.")
      interface.press(.enter)
      #expect(told() == "")
    }
  }
}
