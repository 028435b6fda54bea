import Testing

@testable import Behavior

@Suite("The events of processes and their troubles")
struct TroubleCollectorTests {
  @Test(
    "An event is read as it was written",
    arguments: [
      SessionJob.Event.begun(seed: .max, architecture: "mvc"),
      .ended(seed: 0, stepCount: 30, dissenters: [], leaking: []),
      .ended(seed: 7, stepCount: 2, dissenters: ["mvp", "viper"], leaking: ["mvc"]),
    ])
  func event(_ event: SessionJob.Event) {
    #expect(SessionJob.Event(line: event.line[...]) == event)
  }

  @Test(
    "A line that is not an event is ignored",
    arguments: ["", "begun", "begun x mvc", "ended 1 x  ", "ended 1 2"])
  func noEvent(line: String) {
    #expect(SessionJob.Event(line: line[...]) == nil)
  }

  @Test("Sessions are counted, and a repeated trouble is one trouble")
  func counts() {
    var collector = TroubleCollector()
    collector.add(
      .init(
        events: [
          .begun(seed: 1, architecture: "mvc"),
          .ended(seed: 1, stepCount: 30, dissenters: ["mvp"], leaking: []),
          .ended(seed: 2, stepCount: 30, dissenters: ["mvp"], leaking: ["mvc", "mvp"]),
          .ended(seed: 3, stepCount: 30, dissenters: ["mvp", "viper"], leaking: []),
        ], failure: nil, messages: ""))
    #expect(collector.sessions == 3)
    #expect(collector.steps == 90)
    #expect(
      collector.all == [
        RawTrouble(kind: .difference, architectures: ["mvp"], seed: 1, sessionCount: 2),
        RawTrouble(kind: .leak, architectures: ["mvc"], seed: 2),
        RawTrouble(kind: .leak, architectures: ["mvp"], seed: 2),
        RawTrouble(kind: .difference, architectures: ["mvp", "viper"], seed: 3),
      ])
    #expect(collector.counts == ["difference": 3, "leak": 2, "crash": 0, "hang": 0])
    #expect(collector.complaints.isEmpty)
  }

  @Test("A process that breaks off has crashed in the session that it had begun")
  func crash() {
    var collector = TroubleCollector()
    let events = [SessionJob.Event.begun(seed: 4, architecture: "viper")]
    collector.add(.init(events: events, failure: .crash(reason: "Fatal error: no"), messages: "…"))
    collector.add(.init(events: events, failure: .hang, messages: ""))
    #expect(
      collector.all == [
        RawTrouble(kind: .crash, architectures: ["viper"], seed: 4, reason: "Fatal error: no"),
        RawTrouble(
          kind: .hang, architectures: ["viper"], seed: 4,
          reason: "The session did not end in time and was stopped."),
      ])
    #expect(collector.sessions == 0)
    #expect(collector.complaints.isEmpty)
  }

  @Test("The runtime's complaints and an end between sessions are kept")
  func complaints() {
    var collector = TroubleCollector()
    collector.add(.init(events: [], failure: nil, messages: "leaked its continuation\n"))
    collector.add(.init(events: [], failure: nil, messages: "leaked its continuation\n"))
    collector.add(.init(events: [], failure: .crash(reason: "exit status 3"), messages: ""))
    #expect(
      collector.complaints == [
        "leaked its continuation",
        "A process ended unexpectedly while it played no session: exit status 3",
      ])
  }
}
