import Foundation
import Testing

@testable import demo

@Suite("The demo, from start to end", .timeLimit(.minutes(1)))
struct DemoProcessTests {
  @Test("Help is printed to standard output")
  func help() throws {
    let process = try DemoProcess(["--help"])
    #expect(process.exitCode == 0)
    #expect(process.output == Help.text)
    #expect(process.errorOutput == "")
  }

  @Test("A command line that cannot be followed ends with 64 and shows no screen")
  func usage() throws {
    let process = try DemoProcess(["vipr"])
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.hasPrefix("demo: There is no architecture 'vipr'.\n"))
    #expect(process.errorOutput.hasSuffix("\nSee: swift run demo --help\n"))
  }

  @Test("A script shows a screen after each line, without any escape")
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

  @Test("A line that cannot be followed is said, and the next ones are followed")
  func errors() throws {
    let process = try DemoProcess(
      ["mvc", "greeting"], input: "\u{1B}[2J\n\ntap nothing\nrow 1\nhelp\nback\nback\n")
    #expect(process.exitCode == 1)
    #expect(
      process.errorOutput == """
        demo: line 1: There is no command '\u{FFFD}[2J'. Type: help
        demo: line 3: There is no control 'nothing' on the screen.
        demo: line 4: There is no row 1 on the screen.
        demo: line 7: There is no screen to go back to.

        """)
    #expect(process.output.hasSuffix("Home · MVC\n< Greeting >\n< Profile >\n\n"))
    #expect(process.output.contains(LineCommand.explanation))
  }

  @Test("What is typed in a script controls nothing")
  func hostile() throws {
    let process = try DemoProcess([], input: "tap nameField\ntype \u{1B}]0;x\u{7}\u{202E}\nreturn")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("David Blaine\u{FFFD}]0;x\u{FFFD}\u{FFFD}"))
    #expect(process.output.contains("A name cannot contain line breaks or control characters."))
    #expect(!process.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("When nobody reads the output any more, the demo ends in silence")
  func closedOutput() throws {
    let input = Pipe()
    let output = Pipe()
    let errorOutput = Pipe()
    let process = DemoProcess.process(["mvc", "greeting"])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errorOutput
    try output.fileHandleForReading.close()
    try process.runToEnd()
    #expect(process.exitCode == 0)
    #expect(try errorOutput.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
