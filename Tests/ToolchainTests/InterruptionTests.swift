import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Signals that end this process")
struct InterruptionTests {
  @Test(
    "They end the programs that its threads have started",
    arguments: signals)
  func end(signal: CInt) async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    await #expect(processExitsWith: .signal(signal)) { [signal, path = path as String] in
      let script = "trap 'kill $!; touch ended-$0; exit' INT; sleep 60 & touch ready-$0; wait"
      // The first program has ended before the signal comes, which must not matter.
      for script in ["touch ready-$0", script, script].enumerated() {
        Thread.detachNewThread {
          _ = try? ChildProcess.run(
            URL(filePath: "/bin/sh"), ["-c", script.element, "\(script.offset)"],
            in: URL(filePath: path), environment: ["PATH": "/usr/bin:/bin"])
        }
      }
      await Self.waitForFiles(3, named: "ready", in: path)
      kill(getpid(), signal)
      sleep(60)
    }
    await Self.waitForFiles(2, named: "ended", in: path)
  }

  private static let signals: [CInt] = {
    #if os(Linux)
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL]
    #else
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    #endif
  }()

  private static func waitForFiles(_ count: Int, named name: String, in folder: String) async {
    for _ in 0..<1_000 {
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
      if files?.count(where: { $0.hasPrefix(name) }) == count { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("There are fewer than \(count) files '\(name)'.")
  }
}
