import Architectures
import Foundation
import HeadlessUIKit
import Terminal
import TestSupport
import Testing

@testable import demo

@Suite("The keyboard of the demo")
struct KeyboardInterfaceTests {
  /// Returns the lines that the demo shows after the given keys, without empty lines.
  private nonisolated func shown(
    after keys: [Key], width: Int = 80, height: Int = 24, architecture: Architecture = .named("mvc")
  ) async throws -> [String] {
    try await withSession(architecture) { session in
      let interface = KeyboardInterface(session: session)
      for key in keys { interface.press(key) }
      return interface.frame(width: width, height: height).lines.map(\.text)
        .filter { !$0.isEmpty }
    }
  }

  private nonisolated func keys(_ text: String) -> [Key] {
    text.map { .character($0) }
  }

  private nonisolated func focused(_ lines: [String]) -> String? {
    lines.first { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  @Test("The focus moves through the lines that take touches, in either direction and around")
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
    #expect(
      lines.last
        == "Return done  Tab next  Esc undo  ← → Home End caret  Ctrl-U delete  Ctrl-C quit")
    let saved = try await shown(after: [.tab, .enter] + keys("!") + [.enter])
    #expect(saved.contains("  David Blaine!"))
    #expect(focused(saved) == "[David Blaine!_____________________________]")
  }

  @Test("The caret moves in a field, and keys type and delete there", arguments: Architecture.all)
  nonisolated func caret(architecture: Architecture) async throws {
    let expected: [(keys: [Key], field: String)] = [
      ([.left], "David Blain|e"),
      ([.left, .left, .right], "David Blain|e"),
      ([.right], "David Blaine|"),
      ([.home], "|David Blaine"),
      ([.control("A"), .left], "|David Blaine"),
      ([.home, .end], "David Blaine|"),
      ([.home, .control("E"), .right], "David Blaine|"),
      ([.left, .character("x"), .character("y")], "David Blainxy|e"),
      ([.left, .backspace], "David Blai|e"),
      ([.home, .backspace], "|David Blaine"),
      ([.home, .delete], "|avid Blaine"),
      ([.delete], "David Blaine|"),
      ([.left, .control("W")], "David |e"),
      ([.control("W"), .control("W")], "|"),
      ([.left, .left, .control("U")], "|ne"),
      ([.home, .control("U")], "|David Blaine"),
      ([.control("U"), .character("D"), .character("?")], "D?|"),
    ]
    for (keys, field) in expected {
      let lines = try await shown(after: [.tab, .enter] + keys, architecture: architecture)
      #expect(focused(lines)?.hasPrefix("[\(field)_") == true, "\(keys): \(lines)")
      #expect(lines.contains { $0.contains("\(field.count - 1) of 40") }, "\(keys): \(lines)")
    }
  }

  @Test("Text that was edited in the middle is saved, and typed again after Escape")
  nonisolated func savedCaret() async throws {
    let keys: [Key] = [.tab, .enter, .home, .delete, .character("T")]
    let saved = try await shown(after: keys + [.enter])
    #expect(saved.contains("  Tavid Blaine"))
    #expect(focused(saved) == "[Tavid Blaine______________________________]")
    let undone = try await shown(after: keys + [.escape])
    #expect(focused(undone) == "[David Blaine______________________________]")
    let again = try await shown(after: keys + [.enter, .enter])
    #expect(focused(again) == "[Tavid Blaine|_____________________________]")
  }

  @Test("The caret moves over whole characters, and is in view in a narrow terminal")
  nonisolated func wideCaret() async throws {
    let typed: [Key] = [.tab, .enter, .control("U")] + keys("日本e\u{301}👩‍👩‍👧‍👦語")
    let lines = try await shown(after: typed + [.left, .left, .backspace], width: 16)
    #expect(focused(lines) == "[日本|👩‍👩‍👧‍👦語__]")
    for steps in 0...6 {
      for width in 8...24 {
        let moved = Array(repeating: Key.left, count: steps)
        let lines = try await shown(after: typed + moved, width: width, height: 10)
        #expect(lines.contains { $0.hasPrefix("> [") && $0.contains("|") })
        #expect(lines.allSatisfy { $0.displayWidth <= width })
      }
    }
  }

  @Test("Moving the caret keeps the notes and the focus, and does nothing on a screen")
  nonisolated func harmlessKeys() async throws {
    let lines = try await shown(after: [.tab])
    for key: Key in [.left, .right, .home, .end, .delete, .backspace, .control("U")] {
      #expect(try await shown(after: [.tab, key]) == lines)
    }
  }

  @Test(
    "The key ? opens the help, and Esc or ? closes it", arguments: [Key.escape, .character("?")])
  nonisolated func help(closing: Key) async throws {
    for keys: [Key] in [[], [.tab], [.character("a"), .down], [.enter, .down]] {
      let before = try await shown(after: keys)
      #expect(before.contains { $0.contains("? help") })
      let help = try await shown(after: keys + [.character("?")])
      #expect(help[1] == "  KEYS ON A SCREEN")
      #expect(help.last?.hasPrefix("Esc close") == true)
      #expect(try await shown(after: keys + [.character("?"), .down, .end, closing]) == before)
    }
  }

  @Test("All of the help can be read in a small terminal", arguments: [20, 30, 80])
  nonisolated func helpPages(width: Int) async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let page = {
        interface.frame(width: width, height: 10).lines.map(\.text).dropFirst().prefix(7)
          .map { $0.displayWidth == width ? String($0.dropLast()) : $0 }
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      interface.press(.character("?"))
      var read = page()
      for _ in 0..<200 {
        interface.press(.down)
        let next = page()
        if let last = next.last, next != Array(read.suffix(7)) { read.append(last) }
      }
      let lines = KeyboardHelp(isTraced: false).lines(width: width - FrameContent.margin)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(read == lines)
    }
  }

  @Test("The key ? types a question mark in a field and in a path")
  nonisolated func typedHelp() async throws {
    #expect(
      focused(try await shown(after: [.tab, .enter, .control("U"), .character("?")]))
        == "[?|________________________________________]")
    #expect(
      focused(try await shown(after: [.enter, .up, .up, .enter, .character("?")])) == "?|")
  }

  @Test("A pasted text is typed in one go, and the keys around it keep their meaning")
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

  @Test("Tab leaves the field, which saves the name, and moves the focus")
  nonisolated func leaving() async throws {
    let lines = try await shown(after: [.tab, .enter] + keys("!") + [.tab])
    #expect(lines.contains("  David Blaine!"))
    #expect(focused(lines) == "- Rings  2026-03-06")
  }

  @Test("Escape restores the field, and then leaves the screen")
  nonisolated func escape() async throws {
    let undone = try await shown(after: [.tab, .enter, .backspace] + keys("xyz") + [.escape])
    #expect(focused(undone) == "[David Blaine______________________________]")
    #expect(undone.contains("  David Blaine"))
    let home = try await shown(after: [.escape])
    #expect(home.first?.hasPrefix("  Home ") == true)
    let stuck = try await shown(after: [.escape, .escape])
    #expect(stuck.contains("There is no screen to go back to."))
  }

  @Test("The library is left with a photo or without")
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

  @Test("A photo's path is typed, and a path without a file is reported")
  nonisolated func path() async throws {
    let atPath: [Key] = [.enter, .up, .up, .enter]
    let typing = try await shown(after: atPath + keys("/q\u{202E}ab") + [.backspace])
    #expect(focused(typing) == "/q\u{FFFD}a|")
    let missing = try await shown(after: atPath + keys("/missing/file") + [.enter])
    #expect(missing.contains("Cannot open '/missing/file': no such file or directory."))
    #expect(focused(missing) == "/missing/file|")
    let corrected = try await shown(
      after: atPath + keys("/tmp/b c?q") + [.home, .delete, .end, .control("W"), .left, .backspace])
    #expect(focused(corrected) == "tmp/| ")
    let deleted = try await shown(after: atPath + keys("/tmp") + [.left, .control("U")])
    #expect(focused(deleted) == "|p")
    let list = try await shown(after: atPath + [.escape])
    #expect(list[1] == "  Choose a photo")
  }

  @Test("Another architecture is chosen without leaving the demo")
  nonisolated func architectures() async throws {
    let list = try await shown(after: [.character("a")])
    #expect(
      list.dropFirst(2).dropLast().map { $0.dropFirst(2) } == Architecture.all.map { $0.name[...] })
    #expect(focused(list) == "MVC")
    let chosen = try await shown(after: [.character("a"), .up, .enter])
    let last = try #require(Architecture.all.last)
    #expect(chosen[0].hasSuffix(" \(last.name)"))
    let unchanged = try await shown(after: [.character("a"), .down, .escape])
    #expect(unchanged[0].hasSuffix(" MVC"))
  }

  @Test("Delay and failure are turned on and off, and shown")
  nonisolated func connection() async throws {
    let both = try await shown(after: keys("df"))
    #expect(both[0].hasSuffix(" MVC · delay on · failure on"))
    let neither = try await shown(after: keys("dfdf"))
    #expect(neither[0].hasSuffix(" MVC"))
    let failed = try await shown(after: keys("fo"))
    #expect(failed.contains("  The posts could not be reached."))
  }

  @Test("A control that was disabled has the focus again when it is enabled")
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

  @Test("A fresh screen has the focus at its top")
  nonisolated func fresh() async throws {
    #expect(focused(try await shown(after: [.tab, .tab] + keys("o"))) == "< Change photo >")
  }

  @Test("The focus returns to the row of a post that is left")
  nonisolated func back() async throws {
    let lines = try await shown(after: [.tab, .tab, .tab, .enter, .escape])
    #expect(focused(lines) == "- Mirror  2026-03-05")
  }

  @Test(
    "The key q quits on a screen, in a list and in the help",
    arguments: ["q", "aq", "\rq", "?q", "a?q"])
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

  @Test("The key q types a letter in a field")
  nonisolated func typedQuit() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      for key: Key in [.tab, .enter, .character("q")] { interface.press(key) }
      #expect(!interface.isFinished)
      for key: Key in [.enter, .character("q")] { interface.press(key) }
      #expect(interface.isFinished)
    }
  }

  @Test("The notes about an action are below the screen until the next action")
  nonisolated func notes() async throws {
    let folder = try TemporaryFolder()
    try Data("{".utf8).write(to: folder.url.appending(path: "user.json"))
    try await withSession(feature: .greeting, store: folder.url) { session in
      let interface = KeyboardInterface(session: session)
      let note = { interface.frame(width: 80, height: 24).lines.suffix(3).first?.text }
      #expect(note() == "The saved profile cannot be read.")
      interface.press(.enter)
      #expect(note() == "")
    }
  }
}
