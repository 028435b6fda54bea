import Testing

@testable import RandomUse

@Suite("What the processes tell")
struct SightsTests {
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
    "What is no event is none", arguments: ["", "begun", "begun x mvc", "ended 1 x  ", "ended 1 2"])
  func noEvent(line: String) {
    #expect(SessionJob.Event(line: line[...]) == nil)
  }

  @Test("Sessions are counted, and what is seen again is one sight")
  func counts() {
    var sights = Sights()
    sights.add(
      .init(
        events: [
          .begun(seed: 1, architecture: "mvc"),
          .ended(seed: 1, stepCount: 30, dissenters: ["mvp"], leaking: []),
          .ended(seed: 2, stepCount: 30, dissenters: ["mvp"], leaking: ["mvc", "mvp"]),
          .ended(seed: 3, stepCount: 30, dissenters: ["mvp", "viper"], leaking: []),
        ], failure: nil, messages: ""))
    #expect(sights.sessions == 3)
    #expect(sights.steps == 90)
    #expect(
      sights.all == [
        Sight(kind: .difference, architectures: ["mvp"], seed: 1, sessionCount: 2),
        Sight(kind: .leak, architectures: ["mvc"], seed: 2),
        Sight(kind: .leak, architectures: ["mvp"], seed: 2),
        Sight(kind: .difference, architectures: ["mvp", "viper"], seed: 3),
      ])
    #expect(sights.counts == ["difference": 3, "leak": 2, "crash": 0, "hang": 0])
    #expect(sights.complaints.isEmpty)
  }

  @Test("A process that breaks off has crashed in what it had begun")
  func crash() {
    var sights = Sights()
    let events = [SessionJob.Event.begun(seed: 4, architecture: "viper")]
    sights.add(.init(events: events, failure: .crash(reason: "Fatal error: no"), messages: "…"))
    sights.add(.init(events: events, failure: .hang, messages: ""))
    #expect(
      sights.all == [
        Sight(kind: .crash, architectures: ["viper"], seed: 4, reason: "Fatal error: no"),
        Sight(
          kind: .hang, architectures: ["viper"], seed: 4,
          reason: "The session did not end within seconds."),
      ])
    #expect(sights.sessions == 0)
    #expect(sights.complaints.isEmpty)
  }

  @Test("What the runtime complains of, and an end between sessions, is not lost")
  func complaints() {
    var sights = Sights()
    sights.add(.init(events: [], failure: nil, messages: "leaked its continuation\n"))
    sights.add(.init(events: [], failure: nil, messages: "leaked its continuation\n"))
    sights.add(.init(events: [], failure: .crash(reason: "exit status 3"), messages: ""))
    #expect(
      sights.complaints == [
        "leaked its continuation", "A process ended outside of a session: exit status 3",
      ])
  }
}
