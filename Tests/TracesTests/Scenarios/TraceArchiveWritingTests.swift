import Reports
import Testing

@testable import Traces

@Suite("Archiving traces")
struct TraceArchiveWritingTests {
  private static let show = Trace.Call(
    caller: "Presenter", role: "View", function: "V.show()", file: "Sources/MVP/A/V.swift", line: 9,
    lines: [9...10], viaProtocol: "Viewing", isClosure: false, resumes: false, suspends: false,
    calls: [])
  private static let tap = Trace.Call(
    caller: "HeadlessUIKit", role: "View", function: "closure #1", file: nil, line: nil, lines: [],
    viaProtocol: nil, isClosure: true, resumes: true, suspends: true, calls: [show, show])

  private func trace(_ scenario: String, _ architecture: String) -> Trace {
    Trace(
      scenario: scenario, requirements: ["G-1"], architecture: architecture, name: architecture,
      steps: [
        .init(title: "tap", isExpectation: false, calls: [Self.tap]),
        .init(title: "look", isExpectation: true, calls: []),
        .init(title: "tap again", isExpectation: false, calls: [Self.tap]),
      ])
  }

  private func archive(_ traces: Trace...) -> TraceArchive {
    TraceArchive(
      of: traces,
      environment: .init(
        swift: nil, platform: "", processor: nil, cores: 1, load: nil, date: "", commit: nil),
      command: "compare trace")
  }

  @Test("Each scenario is stored once, with its steps, and has a run in each architecture")
  func plays() {
    let archive = archive(
      trace("a", "mvc"), trace("b", "mvc"), trace("a", "mvp"), trace("b", "mvp"))
    #expect(archive.scenarios.map(\.id) == ["a", "b"])
    #expect(archive.scenarios[0].steps.map(\.title) == ["tap", "look", "tap again"])
    #expect(archive.scenarios[0].steps.map(\.isExpectation) == [false, true, false])
    #expect(
      archive.plays == [
        "mvc": ["a": [0, 1, 0], "b": [0, 1, 0]], "mvp": ["a": [0, 1, 0], "b": [0, 1, 0]],
      ])
  }

  @Test("Equal parts are stored once")
  func sharing() {
    let archive = archive(trace("a", "mvc"), trace("a", "mvp"))
    #expect(archive.steps == [[1], []])
    #expect(archive.calls.map(\.calls) == [[], [0, 0]])
    #expect(archive.functions.map(\.name) == ["closure #1", "V.show()"])
    #expect(archive.files == ["Sources/MVP/A/V.swift"])
    #expect(archive.lineSets == [[9...10]])
  }

  @Test("A call refers to its roles, place and lines, and has flags")
  func call() {
    let archive = archive(trace("a", "mvp"))
    let show = archive.calls[0]
    #expect(archive.roles[show.callerRole] == "Presenter")
    #expect(archive.roles[archive.functions[show.function].role] == "View")
    #expect(archive.functions[show.function].line == 9)
    #expect(show.flags == .viaProtocol)
    let tap = archive.calls[1]
    #expect(tap.flags == [.closure, .resumes, .suspends])
    #expect(tap.lineSet == -1)
    #expect(archive.functions[tap.function].file == -1)
  }
}
