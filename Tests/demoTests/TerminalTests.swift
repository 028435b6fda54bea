import Foundation
import TestSupport
import Testing

@testable import demo

@Suite("The demo in a terminal", .inBackground)
nonisolated struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns a terminal in which the demo shows the profile.
  private func terminal() throws -> TestTerminal {
    let terminal = try TestTerminal(["mvc", "--store", folder.url.path])
    #expect(terminal.waits(for: "\u{1B}[?1049h"))
    #expect(terminal.waits(for: "q quit"))
    return terminal
  }

  private let restored = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test("Keys are read as they are pressed, and the terminal is restored in the end")
  func quit() throws {
    let terminal = try terminal()
    #expect(terminal.mode == 0)
    terminal.press("\t\r é\r")
    #expect(terminal.waits(for: "\u{1B}[4;1H\u{1B}[2K  David Blaine é"))
    terminal.press("\u{1B}[Zq")
    #expect(terminal.waits(for: restored))
    #expect(terminal.exitCode() == 0)
    #expect(terminal.mode == tcflag_t(ECHO | ICANON))
  }

  @Test("A signal ends the demo, and the terminal is restored")
  func signal() throws {
    let terminal = try terminal()
    kill(terminal.process.processIdentifier, SIGTERM)
    #expect(terminal.waits(for: restored))
    #expect(terminal.exitCode() == -SIGTERM)
    #expect(terminal.mode == tcflag_t(ECHO | ICANON))
  }

  @Test("Escape is a key if no byte follows it, and a new size is drawn")
  func escape() throws {
    let terminal = try terminal()
    terminal.press("\u{1B}")
    #expect(terminal.waits(for: "  Home"))
    terminal.resize(width: 40, height: 12)
    #expect(terminal.waits(for: "\u{1B}[12;1H\u{1B}[2Kq quit  o open  a architecture  d delay"))
    terminal.press("q")
    #expect(terminal.exitCode() == 0)
  }

  @Test("A demo that is stopped and continued draws its screen again")
  func continued() throws {
    let terminal = try terminal()
    kill(terminal.process.processIdentifier, SIGSTOP)
    kill(terminal.process.processIdentifier, SIGCONT)
    #expect(terminal.waits(for: "\u{1B}[?1049h"))
    #expect(terminal.waits(for: "q quit"))
    terminal.press("q")
    #expect(terminal.exitCode() == 0)
  }

  @Test("A dumb terminal shows lines")
  func dumb() throws {
    let terminal = try TestTerminal(
      ["mvc", "greeting", "--store", folder.url.path], environment: ["TERM": "dumb"])
    #expect(terminal.waits(for: "< Greeting · MVC\r\n< Show greeting >\r\n\r\n"))
    terminal.press("quit\n")
    #expect(terminal.exitCode() == 0)
    #expect(!terminal.shown.contains(0x1B))
  }
}
