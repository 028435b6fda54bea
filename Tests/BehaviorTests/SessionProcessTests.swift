import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Behavior

@Suite("Processes that play sessions")
struct SessionProcessTests {
  private static let begun = #"{"begun":{"seed":2,"architecture":"mvp"}}"#

  @Test("A process that reported the end of its last session is done")
  func done() throws {
    let ended = #"""
      {"ended":{"seed":2,"stepCount":30,"dissenters":["mvp"],"leaking":[],"growing":[]}}
      """#
    let result = try result(
      of: "echo '\(Self.begun)'; echo '\(ended)'; echo told >&2; echo 'outcome null'")
    #expect(result.failure == nil)
    #expect(
      result.events == [
        .begun(seed: 2, architecture: "mvp"),
        .ended(seed: 2, stepCount: 30, dissenters: ["mvp"], leaking: [], growing: []),
      ])
    #expect(result.messages == "told\n")
  }

  @Test(
    "A process that ends before that has crashed, or hung if its time is over",
    arguments: [
      ("exit 0", .crash(reason: "exit status 0 before the end")),
      ("exit 3", .crash(reason: "exit status 3")),
      ("kill -TRAP $$", .crash(reason: "ended by signal 5")),
      (
        "echo 'a.swift:1: Fatal error: no' >&2; kill -TRAP $$",
        .crash(reason: "a.swift:1: Fatal error: no")
      ),
      ("kill -ALRM $$", .hang),
    ] as [(String, SessionJob.Failure)])
  func early(end: String, failure: SessionJob.Failure) throws {
    let result = try result(of: "echo '\(Self.begun)'; echo 'no event'; \(end)")
    #expect(result.failure == failure)
    #expect(result.events == [.begun(seed: 2, architecture: "mvp")])
  }

  /// Runs a shell script in place of the program, and returns the result of its process.
  private func result(of script: String) throws -> WorkerResult<SessionJob> {
    let folder = try TemporaryFolder()
    try folder.write(script: script, to: "program")
    return try withExtendedLifetime(folder) {
      let job = SessionJob(architectures: ["mvc", "mvp"], seeds: [1, 2])
      return try WorkerProcess(job, by: folder.url.appending(component: "program")).result()
    }
  }
}
