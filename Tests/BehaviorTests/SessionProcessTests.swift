import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Behavior

@Suite("Processes that play sessions")
struct SessionProcessTests {
  private static let job = SessionJob(architectures: ["mvc", "mvp"], seeds: [1, 2])
  private static let begun = SessionJob.Event.begun(seed: 2, architecture: "mvp")
  private static let last = SessionJob.Event.ended(
    seed: 2, stepCount: 30, dissenters: [], leaking: [])

  @Test("A process that reported the end of its last session is done")
  func done() throws {
    let result = try result(
      of: """
        echo 'begun 2 mvp'; echo 'ended 2 30  '; echo told >&2; echo 'outcome {"played":{}}'
        """)
    #expect(result.failure == nil)
    #expect(result.events == [Self.begun, Self.last])
    #expect(result.messages == "told\n")
  }

  @Test("A process that ends before that has crashed, with any status", arguments: [0, 3])
  func early(status: Int) throws {
    let result = try result(of: "echo 'begun 2 mvp'; exit \(status)")
    #expect(
      result.failure
        == .crash(reason: status == 0 ? "exit status 0 before the end" : "exit status 3"))
    #expect(result.events == [Self.begun])
  }

  @Test("A process that a signal ends has crashed, for the reason that the Swift runtime gives")
  func signal() throws {
    #expect(try result(of: "kill -TRAP $$").failure == .crash(reason: "ended by signal 5"))
    let told = try result(of: "echo 'a.swift:1: Fatal error: no' >&2; kill -TRAP $$")
    #expect(told.failure == .crash(reason: "a.swift:1: Fatal error: no"))
  }

  @Test("A process that cannot write its result is an error of this machine")
  func unwritable() {
    let error = ToolError.workerFailed(
      kind: "random use", reason: "cannot write its result: No space left on device")
    #expect(throws: error) {
      try result(of: "echo 'begun 2 mvp'; echo 'No space left on device' >&2; exit 74")
    }
  }

  @Test("A process that runs out of time has hung")
  func hang() throws {
    #expect(try result(of: "echo 'begun 2 mvp'; kill -ALRM $$").failure == .hang)
  }

  /// Runs a shell script in place of the program, and returns the result of its process.
  private func result(of script: String) throws -> SessionProcess.Result {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(component: "program")
    try folder.write(script: script, to: "program")
    return try withExtendedLifetime(folder) {
      try SessionProcess.result(of: Self.job, by: program)
    }
  }
}
