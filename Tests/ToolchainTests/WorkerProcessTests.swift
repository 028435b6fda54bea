import Foundation
import TestSupport
import Testing

@testable import Toolchain

/// A job for worker processes.
///
/// In the tests, each worker process runs a shell script and not the program of the tests.
private struct SampleJob: WorkerJob {
  static let kind = "samples"
  var number: Int
  var environment: [String: String] { ["SAMPLE": "\(number)"] }

  func perform(tell: @escaping (String) -> Void) -> Int { number }
}

@Suite("Work in processes of their own", .inBackground)
struct WorkerProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func program(_ script: String, named name: String = "program") throws -> URL {
    try folder.write(script: script, to: name)
    return folder.url.appending(component: name)
  }

  @Test("The process is given the job, and hands back lines and an outcome")
  func result() throws {
    let script = #"echo "$*"; echo "sample $SAMPLE"; echo said >&2; echo 'outcome 8'"#
    let result = try WorkerProcess(SampleJob(number: 7), by: program(script)).result()
    #expect(result.lines == [#"--worker samples {"number":7}"#, "sample 7"])
    #expect(result.outcome == 8)
    #expect(result.messages == "said\n")
    #expect(result.ending == .exit(0))
  }

  @Test("The process has an environment that is the same in each shell")
  func environment() throws {
    let result = try WorkerProcess(SampleJob(number: 7), by: program("env")).result()
    let names = Set(result.lines.map { $0.prefix { $0 != "=" } })
    #expect(
      names.subtracting(["PWD", "OLDPWD", "SHLVL", "_", "LD_LIBRARY_PATH"])
        == ["SAMPLE", "SWIFT_BACKTRACE"])
  }

  @Test("Outcomes come in the order of the jobs, each from the program that is chosen for it")
  func order() throws {
    // The first process ends only after the second one has started.
    let script = """
      cd '\(folder.url.path)'
      case $SAMPLE in
        1) read -r line < fifo ;;
        2) echo > fifo ;;
      esac
      echo "outcome $SAMPLE"
      """
    let waiting = try program(script)
    let programs = [1: waiting, 2: waiting, 3: try program("echo 'outcome 30'", named: "other")]
    mkfifo(folder.url.appending(component: "fifo").path, 0o600)
    var done: [Int] = []
    let outcomes = try WorkerProcess.outcomes(
      of: [1, 2, 3].map(SampleJob.init), atOnce: 2, by: { programs[$0.number] }
    ) { done.append($0) }
    #expect(outcomes == [1, 2, 30])
    #expect(done == [1, 2, 3])
  }

  @Test(
    "A process without an outcome is an error with its message, or with the way it ended",
    arguments: [
      ("exit 0", "failed: it ended without a result"), ("exit 3", "failed: exit status 3"),
      ("kill -9 $$", "failed: ended by signal 9"), ("echo no >&2; exit 70", "failed: no"),
      ("echo 'outcome x'", "failed: it ended without a result"),
      ("echo 'disk full' >&2; exit 74", "cannot write its result: disk full"),
      ("exit 74", "cannot write its result: exit status 74"),
    ])
  func failure(script: String, reason: String) throws {
    let program = try program(script)
    #expect(throws: ToolError.workerFailed(kind: "samples", reason: reason)) {
      try WorkerProcess.outcomes(of: [SampleJob(number: 1)], atOnce: 1, by: { _ in program })
    }
  }

  @Test("Arguments that are no job are left to the program")
  @MainActor func noWorker() {
    for arguments in [
      [], ["dispatch", "--quick"], ["--worker", "samples"], ["--worker", "samples", "{}"],
      ["--worker", "others", #"{"number":1}"#],
    ] {
      #expect(WorkerProgram.run(arguments, kinds: [SampleJob.self]) == nil)
    }
  }
}
