import Foundation
import Samples
import TestSupport
import Testing

@testable import Behavior
@testable import Figures
@testable import Reports
@testable import Toolchain
@testable import compare

@Suite("The command, from start to end", .inBackground)
struct CompareProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func compare(
    _ arguments: String..., environment: [String: String] = [:], script: String = #"exec "$@""#
  ) throws -> CompareProcess {
    try CompareProcess(arguments, in: folder.url, environment: environment, script: script)
  }

  @Test("Help is printed to standard output, and a reader that has enough gets no message")
  func help() throws {
    let process = try compare("size", "--help")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("Usage:"))
    #expect(process.errorOutput == "")
    let beginning = try compare("size", "--help", script: #""$@" | head -1"#)
    #expect(beginning.output == "\(process.output.split(separator: "\n")[0])\n")
    #expect(beginning.errorOutput == "")
  }

  @Test("An argument that is not text ends with 64, and a message on standard error")
  func noText() throws {
    let process = try compare("size", "--output", script: #"exec "$@" "$(printf 'a\377\033')""#)
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.hasPrefix("compare: 'a\u{FFFD}\u{FFFD}' is not text in UTF-8.\n"))
    #expect(
      process.errorOutput.hasSuffix("\nSee: swift run -c release compare size --help\n"))
    #expect(try folder.names() == [])
  }

  @Test("A closed standard output is a failure with its reason, unless the report is in a file")
  func closedOutput() throws {
    let process = try compare("size", "--architecture", "mvc", script: #"exec "$@" >&-"#)
    #expect(process.exitCode == 1)
    #expect(process.errorOutput == "compare: Cannot write: standard output is closed.\n")
    let written = try compare(
      "size", "--architecture", "mvc", "--output", "report", script: #"exec "$@" >&-"#)
    #expect(written.exitCode == 0)
    #expect(try folder.text(of: "report").contains("Distribution"))
  }

  @Test("The kit's own size is measured from any folder")
  func architectures() throws {
    let process = try compare("size")
    #expect(process.exitCode == 0)
    #expect(process.output.contains("Distribution"))
    #expect(process.output.contains("not measured in a debug build"))
  }

  @Test("Conformance plays every scenario and prints the whole matrix, with a citation", .onLinux)
  func conformance() throws {
    let process = try compare(
      "conformance", "--architecture", "mvp,mvc", "--format", "json", "--cite")
    #expect(process.exitCode == 0)
    #expect(process.errorOutput == "")
    let conformance = try JSONDecoder().decode(
      Conformance.self, from: Data(process.output.utf8))
    #expect(conformance.architectures.map(\.id) == ["mvc", "mvp"])
    #expect(conformance.requirements.allSatisfy { !$0.scenarios.isEmpty })
    for entry in conformance.architectures {
      #expect(Set(entry.requirements.keys) == Set(conformance.requirements.map(\.id)))
      #expect(entry.failures.isEmpty)
    }
    #expect(process.output.contains(#""citation" : {"#))
  }

  @Test(
    """
    A page shows a comparison that was kept, with the sources and the conformance, and without traces \
    where there is no toolchain to record them with
    """, .onLinux)
  func page() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let process = try compare(
      "report", "--from", "kept.json", "--output", "page.html", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 0)
    #expect(process.output == "" && process.errorOutput == "")
    let page = try folder.text(of: "page.html")
    for text in [
      #""id":"mvp","module""#, #""id":"viper","module""#, #""held":"#, "AMD EPYC",
      "Sources/VIPER/Greeting/GreetingRouter.swift",
      "The calls were not recorded: There is no program 'swift'",
    ] {
      let isThere = page.contains(text)
      #expect(isThere, "\(text)")
    }
    let isLeftOut = !page.contains(#""id":"mvc","module""#)
    #expect(isLeftOut)
    #expect(try folder.names() == ["kept.json", "page.html"])
  }

  @Test("Random use ends with its totals, from processes of its own, and can be cited", .onLinux)
  func differential() throws {
    for (format, steps, citation) in [
      (
        "text",
        """

        4 sessions from seed 3, 120 steps in each of 2 architectures: 0 differences, 0 leaks, \
        0 growing apps, 0 crashes, 0 hangs

        """, "\nCitation\nArchitectureComparisonKit"
      ),
      ("json", #""steps" : 120"#, #""citation" : {"#),
    ] {
      let process = try compare(
        "differential", "--seed", "3", "--sessions", "4", "--architecture=mvc,viper", "--cite",
        "--format", format)
      #expect(process.exitCode == 0 && process.errorOutput == "")
      #expect(process.output.contains(steps) && process.output.contains(citation))
    }
    #expect(try folder.names() == [])
  }

  @Test("Facts that the environment lacks are null, with a note")
  func poorEnvironment() throws {
    let process = try compare(
      "size", "--architecture=mvc", "--format=json", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 0)
    #expect(process.output.contains(#""swift" : null"#))
    #expect(process.output.contains(#""commit" : null"#))
    #expect(process.output.contains("environment: the commit is not known"))
  }

  @Test("Without a toolchain there is no coverage, and a message says what to install", .onLinux)
  func missingToolchain() throws {
    let process = try compare("coverage", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 1 && process.output == "")
    #expect(process.errorOutput.contains("no program 'swift' in any folder of PATH (/nowhere)"))
  }

  @Test("A kept run of another toolchain is noticed before anything is measured")
  func otherToolchain() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let process = try compare(
      "dispatch", "--check", "kept.json", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 1)
    #expect(process.errorOutput.contains("Kept run: Swift 6.3.1. This run: an unknown version."))
  }

  @Test("A hang-up ends the command and interrupts the tool that it has started", .onLinux)
  func hangUp() throws {
    // The tool sends the hang-up signal itself, and reports through a pipe if it was interrupted.
    try folder.write(
      script: """
        exec 3> "$FOLDER/fifo"
        trap 'echo interrupted >&3; kill $!; exit 1' INT
        sleep 60 3>&- &
        kill -HUP $PPID
        wait
        """, to: "bin/swift")
    let process = try compare(
      "size", "--architecture", "mvc",
      environment: ["FOLDER": folder.url.path, "PATH": "\(folder.path("bin")):/usr/bin:/bin"],
      script: """
        mkfifo "$FOLDER/fifo"
        cat "$FOLDER/fifo" &
        # `swift test` has its programs ignore interruptions.
        env --default-signal=INT "$@"
        status=$?
        # Lets `cat` end where the tool has not been started.
        : <> "$FOLDER/fifo"
        wait
        exit $status
        """)
    #expect(process.output == "interrupted\n")
    #expect(process.exitCode == 128 + SIGHUP)
  }

  @Test(
    "A worker process whose result cannot be written says so, with a status of its own", .onLinux)
  func fullDisk() throws {
    let process = try compare(
      "--worker", "random use", #"{"architectures":["mvc","mvp"],"seeds":[1]}"#,
      script: #"exec "$@" > /dev/full"#)
    #expect(process.errorOutput == "No space left on device\n")
    #expect(process.exitCode == 74)
  }
}
