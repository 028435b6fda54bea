import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("The command and its processes", .inBackground)
struct ProcessTests {
  @Test("A hang-up ends the command and interrupts the tool that it has started")
  func hangUp() throws {
    let folder = try TemporaryFolder()
    // The tool sends the hang-up signal itself, and reports through a pipe if it was interrupted.
    try folder.write(
      script: """
        exec 3> "$FOLDER/fifo"
        trap 'echo interrupted >&3; kill $!; exit 1' INT
        sleep 60 3>&- &
        kill -HUP $PPID
        wait
        """, to: "bin/swift")
    let process = try CompareProcess(
      ["size", "--architecture", "mvc"], in: folder.url,
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

  @Test("A worker process whose result cannot be written says so, with a status of its own")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let process = try CompareProcess(
      ["--worker", "random use", #"{"architectures":["mvc","mvp"],"seeds":[1]}"#], in: folder.url,
      script: #"exec "$@" > /dev/full"#)
    #expect(process.errorOutput == "No space left on device\n")
    #expect(process.exitCode == 74)
  }
}
