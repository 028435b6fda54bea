import Foundation
import TestSupport
import Testing

@testable import demo

@Suite("The demo as a process", .inBackground)
nonisolated struct DemoProcessTests {
  @Test("A wrong command line ends with 64 and shows no screen")
  func usage() throws {
    let process = try DemoProcess(["vipr"])
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.hasPrefix("demo: ARCHITECTURE: there is no architecture 'vipr'.\n"))
    #expect(process.errorOutput.hasSuffix("\nSee: swift run demo --help\n"))
  }

  @Test("A script prints a screen after each line")
  func script() throws {
    let process = try DemoProcess(["mvvm", "greeting"], input: "# hello\n\ntap button\nquit\nback")
    #expect(process.exitCode == 0)
    #expect(
      process.output == """
        < Greeting · MVVM
        < Show greeting >

        < Greeting · MVVM
        < Show greeting >
        Hello David Blaine


        """)
    #expect(process.errorOutput == "")
  }

  @Test("A refused line is reported, and the next lines are followed")
  func errors() throws {
    let process = try DemoProcess(
      ["mvc", "greeting"], input: "\u{1B}[2J\n\nhelp\nback\nback\n")
    #expect(process.exitCode == 1)
    #expect(
      process.errorOutput == """
        demo: line 1: There is no command '\u{FFFD}[2J'. Type: help
        demo: line 5: There is no screen to go back to.

        """)
    #expect(process.output.hasSuffix("Home · MVC\n< Greeting >\n< Profile >\n\n"))
    #expect(process.output.contains(LineInterface.explanation))
  }

  @Test("Text of a script or of the store cannot control the terminal")
  func hostile() throws {
    let folder = try TemporaryFolder()
    try Data(#"{"displayName":"\u202e<b>%@</b>","id":"\u001b[2J"}"#.utf8)
      .write(to: folder.url.appending(path: "user.json"))
    let process = try DemoProcess(
      ["mvc", "--store", folder.url.path], input: "tap nameField\ntype \u{1B}]0;x\u{7}\nreturn")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("\u{FFFD}<b>%@</b>\u{FFFD}]0;x\u{FFFD}"))
    #expect(process.output.contains("A name cannot contain line breaks or control characters."))
    #expect(
      !process.output.unicodeScalars.contains {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      })
  }

  @Test("The demo ends without an error when its output is closed")
  func closedOutput() throws {
    let process = try DemoProcess(
      ["mvc", "greeting"],
      script: """
        mkfifo "$3/fifo"
        exec 3<> "$3/fifo" 4> "$3/fifo" 3<&-
        exec "$@" >&4
        """)
    #expect(process.exitCode == 0)
    #expect(process.errorOutput == "")
  }
}
