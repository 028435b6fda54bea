import Foundation
import TestSupport
import Testing

@testable import demo

@Suite("The demo as a process", .inBackground)
nonisolated struct DemoProcessTests {
  @Test("Help is printed to standard output")
  func help() throws {
    let process = try DemoProcess(["--help"])
    #expect(process.exitCode == 0)
    #expect(process.output.hasPrefix("Runs the app of this package in the terminal"))
    #expect(process.errorOutput == "")
  }

  @Test("A wrong command line ends with 64 and shows no screen")
  func usage() throws {
    let process = try DemoProcess(["vipr"])
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.hasPrefix("demo: ARCHITECTURE: there is no architecture 'vipr'.\n"))
    #expect(process.errorOutput.hasSuffix("\nSee: swift run demo --help\n"))
  }

  @Test("A script prints a screen after each line, without escape sequences")
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

  @Test("Typed text in a script cannot control the terminal")
  func hostile() throws {
    let process = try DemoProcess([], input: "tap nameField\ntype \u{1B}]0;x\u{7}\u{202E}\nreturn")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("David Blaine\u{FFFD}]0;x\u{FFFD}\u{FFFD}"))
    #expect(process.output.contains("A name cannot contain line breaks or control characters."))
    #expect(!process.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("A very long text is typed, refused and cleared")
  func endless() throws {
    let text = String(repeating: "x", count: 200_000)
    let flood = "e" + String(repeating: "\u{301}", count: 200_000)
    let process = try DemoProcess(
      [],
      input: """
        tap nameField
        type \(text)
        return
        tap nameField
        clear
        type \(flood)
        return
        architecture viper
        tap nameField
        clear
        type Dee
        return
        """)
    #expect(process.exitCode == 0)
    #expect(process.errorOutput == "")
    #expect(process.output.contains("200012 of 40"))
    #expect(process.output.contains("1 of 40"))
    #expect(process.output.contains("A name can have at most 40 characters."))
    #expect(process.output.contains("\nDee\n[Dee_"))
    #expect(process.output.utf8.count < 10_000)
  }

  @Test(
    "The text of a hostile store cannot control the terminal", arguments: ["mvc", "clean-swift"])
  func hostileStore(architecture: String) throws {
    let folder = try TemporaryFolder()
    let name = #"\u202e\u2066<b>%@</b>\u0301\u200f"#
    try Data(#"{"displayName":"\#(name)","id":"\u001b[2J\u0000"}"#.utf8)
      .write(to: folder.url.appending(path: "user.json"))
    let process = try DemoProcess(
      [architecture, "--store", folder.url.path], input: "feature greeting\ntap button\n")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("\u{FFFD}\u{FFFD}<b>%@</b>\u{301}\u{FFFD}"))
    #expect(
      !process.output.unicodeScalars.contains {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      })
  }

  @Test("A standard output that is closed from the beginning is a failure with its reason")
  func noOutput() throws {
    let shell = Process()
    let errorOutput = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    let program = DemoProcess.process([]).executableURL?.path ?? ""
    shell.arguments = ["-c", #"exec "$1" --help >&-"#, "sh", program]
    shell.standardError = errorOutput
    try shell.runToEnd()
    #expect(shell.exitCode == 1)
    let message = String(
      decoding: try errorOutput.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(message == "demo: Cannot write: standard output is closed.\n")
  }

  @Test("The demo ends without an error when its output is closed")
  func closedOutput() throws {
    let input = Pipe()
    let errorOutput = Pipe()
    // Not a `Pipe`, which a program that another thread starts meanwhile would keep open.
    let folder = try TemporaryFolder()
    let fifo = folder.path("fifo")
    try #require(mkfifo(fifo, 0o600) == 0)
    let reader = open(fifo, O_RDWR | O_CLOEXEC)
    let output = open(fifo, O_WRONLY | O_CLOEXEC)
    close(reader)
    let process = DemoProcess.process(["mvc", "greeting"])
    process.standardInput = input
    process.standardOutput = FileHandle(fileDescriptor: output, closeOnDealloc: true)
    process.standardError = errorOutput
    try process.runToEnd()
    #expect(process.exitCode == 0)
    #expect(try errorOutput.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
