import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Running other programs")
struct ChildProcessTests {
  @Test("All output is kept, however much it is, and whichever way it comes")
  func output() throws {
    let script =
      #"i=0; while [ $i -lt 3000 ]; do echo "$i out"; echo "$i err" >&2; i=$((i+1)); done"#
    let process = try run(script)
    #expect(process.failure == nil)
    #expect(process.output == (0..<3000).map { "\($0) out\n\($0) err\n" }.joined())
  }

  @Test("A failure says how the program ended")
  func failure() throws {
    #expect(try run("exit 3").failure == "exit status 3")
    #expect(try run("kill -9 $$").failure == "ended by signal 9")
  }

  @Test("A program that waits for input finds none")
  func input() throws {
    #expect(try run("cat").output.isEmpty)
  }

  @Test("The tail is the end of the output without lines that only show progress")
  func tail() throws {
    let process = try run("seq 1 40; echo '[7/12] Compiling'; echo '[note] kept'")
    #expect(process.tail == ((12...40).map(String.init) + ["[note] kept"]).joined(separator: "\n"))
  }

  @Test("A program that cannot be started is an error")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ToolError.self) {
      try ChildProcess(
        running: URL(filePath: "/nowhere/swift"), [], in: folder.url, environment: [:],
        log: folder.url.appending(path: "log"))
    }
  }

  private func run(_ script: String) throws -> ChildProcess {
    let folder = try TemporaryFolder()
    return try ChildProcess(
      running: URL(filePath: "/bin/sh"), ["-c", script], in: folder.url,
      environment: ["PATH": "/usr/bin:/bin"], log: folder.url.appending(path: "log"))
  }
}
