import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Running other programs", .inBackground)
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
    #expect(throws: ToolError.self) { try run("true", in: URL(filePath: "/nowhere")) }
  }

  @Test("A program that is stopped does not run to its end")
  func stop() throws {
    // The program waits for input that never comes.
    let pipe = Pipe()
    let process = try ChildProcess(
      starting: URL(filePath: "/bin/cat"), [], environment: [:], input: pipe.fileHandleForReading)
    process.stop()
  }

  @Test("A program can ask for fixed addresses, and others are not affected", .onLinux)
  func fixedAddresses() throws {
    let flags = { (isFixed: Bool) in
      try ChildProcess(
        starting: URL(filePath: "/bin/cat"), ["/proc/self/personality"], environment: [:],
        atFixedAddresses: isFixed
      ).result().output
    }
    // The system may refuse fixed addresses; the value is 0 in this case.
    #expect(["00040000\n", "00000000\n"].contains(try flags(true)))
    #expect(try flags(false) == "00000000\n")
  }

  @Test("A program begins in its folder, with no signal held back")
  func start() throws {
    let folder = try TemporaryFolder()
    let result = try run("pwd -P; grep SigBlk /proc/self/status", in: folder.url)
    let lines = result.output.split(separator: "\n")
    // Both are resolved, since macOS leaves out /private from a path that it resolves.
    let begun = lines.first.map { URL(filePath: String($0)).resolvingSymlinksInPath().path }
    #expect(begun == folder.url.resolvingSymlinksInPath().path)
    #if os(Linux)
      #expect(lines.last == "SigBlk:\t0000000000000000")
    #endif
  }

  @Test("The processor time is that of the program")
  func processorTime() throws {
    #expect(try run("sleep 0.2").processorSeconds < 0.1)
    #expect(try run("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done").processorSeconds > 0.001)
  }

  @Test("A program is ended beyond its limits, also where several run at once", .onLinux)
  func limits() async throws {
    let programs: [(script: String, ending: ProcessResult.Ending, ProcessResult.Overrun?)] = [
      ("while :; do :; done", .signal(SIGXCPU), .processorTime),
      ("while :; do echo text; done", .signal(SIGXFSZ), .fileSize),
      ("read line < fifo", .signal(SIGKILL), .idleTime),
      ("sleep 0.1; echo text", .exit(0), nil),
      ("kill -9 $$", .signal(SIGKILL), nil),
      ("exit 3", .exit(3), nil),
    ]
    let limits = ProcessLimits(
      processorSeconds: 1, fileBytes: 100_000, memoryBytes: 100_000_000, idleSeconds: 0.5)
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "fifo").path, 0o600) == 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (script, ending, overrun) in programs {
        group.addTask {
          let result = try run(script, in: folder.url, limits: limits)
          #expect(result.ending == ending && result.overrun == overrun, "\(script)")
          #expect(result.outputData.count <= 100_000)
          // The limit counts each tick in which the program was running as a whole one, so the
          // program ends earlier on a busy core.
          if overrun == .processorTime { #expect((0.5...1.5).contains(result.processorSeconds)) }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A program gets no more memory than it may take, and fails", .onLinux)
  func memory() throws {
    let script = "x=text; while :; do x=$x$x; done"
    let result = try run(
      script, limits: ProcessLimits(processorSeconds: 60, memoryBytes: 100_000_000))
    #expect(result.failure != nil && result.overrun == nil)
  }

  private func run(
    _ script: String, in folder: URL? = nil, input: FileHandle? = nil,
    errors: ChildProcess.ErrorOutput = .withOutput, limits: ProcessLimits? = nil
  ) throws -> ProcessResult {
    try ChildProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: folder,
      environment: ["PATH": "/usr/bin:/bin"], input: input, errors: errors, limits: limits)
  }
}
