import Foundation
import Testing

@testable import Behavior
@testable import Toolchain

private func result(
  _ events: SessionJob.Event..., ending: ProcessResult.Ending = .exit(0), messages: String = ""
) throws -> WorkerResult<SessionJob> {
  let lines = try events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self)[...] }
  return WorkerResult(
    job: SessionJob(architectures: ["mvc"], seeds: [1]), lines: lines,
    outcome: ending == .exit(0) ? .some(nil) : nil, ending: ending, messages: messages)
}

@Suite("The events of processes and their troubles")
struct TroubleCollectorTests {
  @Test("Sessions are counted, and a repeated trouble is one trouble")
  func counts() throws {
    var collector = TroubleCollector()
    collector.add(
      try result(
        .begun(seed: 1, architecture: "mvc"),
        .ended(seed: 1, stepCount: 30, dissenters: ["mvp"], leaking: [], growing: []),
        .ended(
          seed: 2, stepCount: 30, dissenters: ["mvp"], leaking: ["mvc", "mvp"], growing: ["mvc"]),
        .ended(
          seed: .max, stepCount: 30, dissenters: ["mvp", "viper"], leaking: [], growing: [])))
    #expect(collector.sessions == 3)
    #expect(collector.steps == 90)
    var repeated = Trouble(.difference, in: ["mvp"], seed: 1)
    repeated.sessionCount = 2
    #expect(
      collector.all == [
        repeated, Trouble(.leak, in: ["mvc"], seed: 2), Trouble(.leak, in: ["mvp"], seed: 2),
        Trouble(.growth, in: ["mvc"], seed: 2),
        Trouble(.difference, in: ["mvp", "viper"], seed: .max),
      ])
    #expect(collector.complaints.isEmpty)
  }

  @Test("A process that breaks off has crashed in the session that it had begun")
  func crash() throws {
    var collector = TroubleCollector()
    let begun = SessionJob.Event.begun(seed: 4, architecture: "viper")
    collector.add(try result(begun, ending: .exit(3), messages: "…"))
    collector.add(try result(begun, ending: .signal(SIGALRM)))
    #expect(
      collector.all == [
        Trouble(.crash, in: ["viper"], seed: 4, reason: "exit status 3"),
        Trouble(
          .hang, in: ["viper"], seed: 4,
          reason: "The session did not end in time and was stopped."),
      ])
    #expect(collector.sessions == 0)
    #expect(collector.complaints.isEmpty)
  }

  @Test("The runtime's complaints and an end between sessions are kept")
  func complaints() throws {
    var collector = TroubleCollector()
    for _ in 1...2 { collector.add(try result(messages: "leaked its continuation\n")) }
    collector.add(try result(ending: .exit(3)))
    #expect(
      collector.complaints == [
        "leaked its continuation",
        "A process ended unexpectedly while it played no session: exit status 3",
      ])
  }
}
