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
    after keys: [Key], width: Int = 80, architecture: Architecture = .named("mvc")
  ) async throws -> [String] {
    try await withSession(architecture) { session in
      let interface = KeyboardInterface(session: session)
      for key in keys { interface.press(key) }
      return interface.frame(width: width, height: 24).lines.map(\.text).filter { !$0.isEmpty }
    }
  }

  private nonisolated func keys(_ text: String) -> [Key] {
    text.map { .character($0) }
  }

  /// Returns the part of the screen that has the focus after the given keys.
  private nonisolated func stop(after keys: [Key], width: Int = 80) async throws -> String? {
    focused(try await shown(after: keys, width: width))
  }

  private nonisolated func focused(_ lines: [String]) -> String? {
    lines.first { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  private nonisolated static let unchangedField = "[David Blaine______________________________]"

  @Test("The focus moves through the lines that take touches, in either direction and around")
  nonisolated func focus() async throws {
    let stops = [
      "< Change photo >", Self.unchangedField, "- Rings  2026-03-06",
      "- Mirror  2026-03-05", "- Coins  2026-03-04", "- Levitation  2026-03-03",
      "- Cards  2026-03-02", "< Log out >", "< Change photo >",
    ]
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let focused = { self.focused(interface.frame(width: 80, height: 24).lines.map(\.text)) }
      let visit = { (key: Key) in
        stops.indices.map { index in
          if index > 0 { interface.press(key) }
          return focused() ?? ""
        }
      }
      #expect(visit(.tab) == stops)
      #expect(visit(.up) == stops.reversed())
    }
  }

  @Test("A field is edited and saved")
  nonisolated func editing() async throws {
    let lines = try await shown(after: [.tab, .enter] + [.backspace] + keys("k q?f"))
    #expect(focused(lines) == "[David Blaink q?f|_________________________]")
    #expect(
      lines.last
        == "Return done  Tab next  Esc undo  ← → Home End caret  Ctrl-U delete  Ctrl-C quit")
    let saved = try await shown(after: [.tab, .enter] + keys("!") + [.enter])
    #expect(saved.contains("  David Blaine!"))
    #expect(focused(saved) == "[David Blaine!_____________________________]")
  }

  @Test("The caret moves in a field, and keys type and delete there", arguments: Architecture.all)
  nonisolated func caret(architecture: Architecture) async throws {
    let keys: [Key] = [
      .tab, .enter, .control("W"), .home, .right, .delete, .end, .left, .backspace,
      .character("x"), .control("A"), .delete, .control("E"),
    ]
    let lines = try await shown(after: keys, architecture: architecture)
    #expect(focused(lines) == "[vix |_____________________________________]")
    #expect(lines.contains { $0.contains("3 of 40") })
    let saved = try await shown(
      after: keys + [.left, .left, .control("U"), .enter], architecture: architecture)
    #expect(saved.contains("  x"))
  }

  @Test("The caret moves over whole characters, and is in view in a narrow terminal")
  nonisolated func wideCaret() async throws {
    let typed: [Key] = [.tab, .enter, .control("U")] + keys("日本e\u{301}👩‍👩‍👧‍👦語")
    let field = try await stop(after: typed + [.left, .left, .backspace], width: 16)
    #expect(field == "[日本|👩‍👩‍👧‍👦語__]")
  }

  @Test("Keys of a text field do nothing on a screen")
  nonisolated func harmlessKeys() async throws {
    let keys: [Key] = [.left, .right, .home, .end, .delete, .backspace, .control("U")]
    #expect(try await shown(after: [.tab] + keys) == shown(after: [.tab]))
  }

  @Test(
    "The key ? opens the help, and Esc or ? closes it", arguments: [Key.escape, .character("?")])
  nonisolated func help(closing: Key) async throws {
    for keys: [Key] in [[.tab], [.character("a"), .down], [.enter, .down]] {
      let before = try await shown(after: keys)
      let help = try await shown(after: keys + [.character("?")])
      #expect(help[1] == "  KEYS ON A SCREEN")
      #expect(help.last?.hasPrefix("Esc close") == true)
      #expect(try await shown(after: keys + [.character("?"), .down, .end, closing]) == before)
    }
  }

  @Test("All of the help can be read in a small terminal")
  nonisolated func helpPages() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let page = {
        interface.frame(width: 30, height: 10).lines.map(\.text).dropFirst().prefix(7)
          .map { $0.prefix(29).trimmingCharacters(in: .whitespaces) }
      }
      interface.press(.character("?"))
      var read = page()
      for _ in 0..<200 {
        interface.press(.down)
        let next = page()
        if let last = next.last, next != Array(read.suffix(7)) { read.append(last) }
      }
      let lines = KeyboardHelp(isTraced: false).lines(width: 30 - FrameContent.margin)
      #expect(read == lines.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  @Test("A pasted text is typed in one go, and the keys around it keep their meaning")
  nonisolated func pasting() async throws {
    let text = String(repeating: "👩‍👩‍👧‍👦q", count: 1_000)
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let lines = { interface.frame(width: 80, height: 24).lines.map(\.text) }
      interface.press([.tab, .enter] + keys(text) + [.backspace, .enter])
      #expect(!interface.isFinished)
      #expect(focused(lines()) == "[…\(String(repeating: "q👩‍👩‍👧‍👦", count: 13))|_]")
      #expect(lines().contains { $0.contains("2011 of 40") })
    }
  }

  @Test("After Return in a refused name, keys go on typing into it", arguments: Architecture.all)
  nonisolated func refused(architecture: Architecture) async throws {
    let refused: [Key] = [.tab, .enter, .control("U"), .enter]
    let message = "  A name needs at least one character."
    let lines = try await shown(after: refused, architecture: architecture)
    #expect(lines.contains(message))
    #expect(focused(lines) == "[|_________________________________________]")
    let typed = try await shown(after: refused + keys("q?f"), architecture: architecture)
    #expect(!typed.contains(message))
    #expect(focused(typed) == "[q?f|______________________________________]")
    let saved = try await shown(after: refused + keys("q?f") + [.enter], architecture: architecture)
    #expect(saved.contains("  q?f"))
    let undone = try await shown(after: refused + [.escape], architecture: architecture)
    #expect(!undone.contains(message))
    #expect(focused(undone) == Self.unchangedField)
  }

  @Test("The caret stays where it was when a name is refused")
  nonisolated func refusedCaret() async throws {
    let tooLong = keys(String(repeating: "x", count: 29))
    let field = try await stop(after: [.tab, .enter] + tooLong + [.home, .right, .enter])
    #expect(field?.hasPrefix("[D|avid Blainexx") == true)
  }

  @Test("After a failed request, keys are commands again")
  nonisolated func failed() async throws {
    let lines = try await shown(
      after: keys("f") + [.tab, .enter] + keys("!") + [.enter] + keys("f"))
    #expect(lines.contains("  The profile could not be reached."))
    #expect(lines[0].hasSuffix(" MVC"))
    #expect(focused(lines) == "[David Blaine!_____________________________]")
  }

  @Test("Tab leaves the field, which saves the name, and moves the focus")
  nonisolated func leaving() async throws {
    let lines = try await shown(after: [.tab, .enter] + keys("!") + [.tab])
    #expect(lines.contains("  David Blaine!"))
    #expect(focused(lines) == "- Rings  2026-03-06")
  }

  @Test("Escape restores the field, and then leaves the screen")
  nonisolated func escape() async throws {
    let undone = try await shown(after: [.tab, .enter, .home, .delete] + keys("xyz") + [.escape])
    #expect(focused(undone) == Self.unchangedField)
    #expect(undone.contains("  David Blaine"))
    let home = try await shown(after: [.escape, .escape])
    #expect(home.first?.hasPrefix("  Home ") == true)
    #expect(home.contains("There is no screen to go back to."))
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
    let missing = try await shown(after: atPath + keys("/missing/file?q") + [.enter])
    #expect(missing.contains("Cannot open '/missing/file?q': no such file or directory."))
    #expect(focused(missing) == "/missing/file?q|")
    let corrected = try await stop(
      after: atPath + keys("/tmp/b c\u{202E}") + [.home, .delete, .end, .control("W"), .left])
    #expect(corrected == "tmp/b| ")
    let list = try await shown(after: atPath + [.escape])
    #expect(list[1] == "  Choose a photo")
    let folder = try TemporaryFolder()
    try SamplePhoto.png.data.write(to: URL(filePath: folder.path("photo")))
    let chosen = try await shown(after: atPath + keys(folder.path("photo")) + [.enter])
    #expect(chosen[1] == "  [photo: PNG, 67 bytes]")
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
    let both = try await shown(after: keys("dfo"))
    #expect(both[0].hasSuffix(" MVC · delay on · failure on"))
    let neither = try await shown(after: keys("dfdf"))
    #expect(neither[0].hasSuffix(" MVC"))
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

  @Test("A fresh screen has the focus at its top, and a screen that is shown again where it was")
  nonisolated func fresh() async throws {
    #expect(try await stop(after: [.tab, .tab] + keys("o")) == "< Change photo >")
    let back = try await stop(after: [.tab, .tab, .tab, .enter, .escape])
    #expect(back == "- Mirror  2026-03-05")
  }

  @Test(
    "The key q quits on a screen, in a list and in the help, and types a letter in a field",
    arguments: ["q", "aq", "\rq", "?q", "a?q", "\t\rq\rq"])
  nonisolated func quit(keys: String) async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      for key in keys {
        #expect(!interface.isFinished)
        interface.press(key == "\r" ? .enter : key == "\t" ? .tab : .character(key))
      }
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
