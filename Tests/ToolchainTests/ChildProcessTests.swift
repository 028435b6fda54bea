import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Running other programs")
struct ChildProcessTests {
  @Test("All output is kept in its order, however long it is")
  func output() throws {
    let script =
      #"i=0; while [ $i -lt 3000 ]; do echo "$i out"; echo "$i err" >&2; i=$((i+1)); done"#
    let result = try run(script)
    #expect(result.failure == nil)
    #expect(result.output == (0..<3000).map { "\($0) out\n\($0) err\n" }.joined())
    #expect(result.errorOutput.isEmpty)
  }

  @Test("Standard error can be kept apart")
  func apart() throws {
    let result = try run("echo out; echo err >&2; echo out", errors: .apart)
    #expect(result.output == "out\nout\n")
    #expect(result.errorOutput == "err\n")
    #expect(result.tail == "out\nout\nerr")
  }

  @Test("A failure names the exit status or the signal")
  func failure() throws {
    #expect(try run("exit 3").failure == "exit status 3")
    #expect(try run("kill -9 $$").failure == "ended by signal 9")
  }

  @Test("A program that waits for input finds none, unless a file is given")
  func input() throws {
    #expect(try run("cat").output.isEmpty)
    let folder = try TemporaryFolder()
    try folder.write("text", to: "input")
    let input = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
    #expect(try run("cat", input: input).output == "text")
  }

  @Test("The tail is the end of the output without lines that only show progress")
  func tail() throws {
    let result = try run("seq 1 40; echo '[7/12] Compiling'; echo '[note] kept'")
    #expect(result.tail == ((12...40).map(String.init) + ["[note] kept"]).joined(separator: "\n"))
  }

  @Test("Fatal errors are the lines in which the runtime reports one, with a place or without")
  func fatalErrors() throws {
    let script = "echo a; echo 'Fatal error: b'; echo 'c.swift:1: Fatal error: d' >&2"
    let found = try run(script, errors: .apart).fatalErrors
    #expect(found == ["Fatal error: b", "c.swift:1: Fatal error: d"])
  }

  @Test("A program that cannot be started is an error")
  func missing() {
    #expect(throws: ToolError.self) {
      try ChildProcess.run(URL(filePath: "/nowhere/swift"), [], environment: [:])
    }
  }

  @Test("A program that is stopped does not run to its end")
  func stop() throws {
    // The program waits for input that never comes.
    let pipe = Pipe()
    let process = try ChildProcess(
      starting: URL(filePath: "/bin/cat"), [], environment: [:], input: pipe.fileHandleForReading)
    process.stop()
  }

  @Test("The output goes to files without names")
  func unnamed() throws {
    #if os(Linux)
      let links = try run("readlink /proc/self/fd/1 /proc/self/fd/2", errors: .apart).output
      #expect(links == "/memfd:output (deleted)\n/memfd:output (deleted)\n")
    #endif
  }

  @Test("A program can ask for fixed addresses, and others are not affected")
  func fixedAddresses() throws {
    #if os(Linux)
      let personality = { (isFixed: Bool) in
        try ChildProcess(
          starting: URL(filePath: "/bin/cat"), ["/proc/self/personality"], environment: [:],
          atFixedAddresses: isFixed
        ).result().output
      }
      // The system may refuse fixed addresses; the value is 0 in this case.
      #expect(["00040000\n", "00000000\n"].contains(try personality(true)))
      #expect(try personality(false) == "00000000\n")
    #endif
  }

  private func run(
    _ script: String, input: FileHandle = .nullDevice,
    errors: ChildProcess.ErrorOutput = .withOutput
  ) throws -> ProcessResult {
    try ChildProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      input: input, errors: errors)
  }
}
