import Foundation
import TestSupport
import Testing

@testable import Toolchain

#if os(Linux)
  @Suite("Signals that end this process")
  struct InterruptionTests {
    @Test(
      "They end the programs that its threads have started", arguments: [SIGINT, SIGKILL])
    func end(signal: CInt) async throws {
      let folder = try TemporaryFolder()
      let path = folder.url.path
      await #expect(processExitsWith: .signal(signal)) { [signal, path = path as String] in
        let script = "trap 'kill $!; touch ended-$0; exit' INT; sleep 60 & touch ready-$0; wait"
        for name in ["a", "b"] {
          Thread.detachNewThread {
            _ = try? ChildProcess.run(
              URL(filePath: "/bin/sh"), ["-c", script, name],
              in: URL(filePath: path), environment: ["PATH": "/usr/bin:/bin"])
          }
        }
        await Self.waitForTwoFiles(named: "ready", in: path)
        kill(getpid(), signal)
        sleep(60)
      }
      await Self.waitForTwoFiles(named: "ended", in: path)
    }

    private static func waitForTwoFiles(named name: String, in folder: String) async {
      for _ in 0..<1_000 {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
        if files?.count(where: { $0.hasPrefix(name) }) == 2 { return }
        try? await Task.sleep(for: .milliseconds(10))
      }
      Issue.record("There are fewer than two files '\(name)'.")
    }
  }
#endif
