import Tables
import Testing

@testable import CallTraces
@testable import ScenarioRuns

@Suite("Traces in a book")
struct TraceBookWritingTests {
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

  private func book(_ traces: Trace...) -> TraceBook {
    TraceBook(
      of: traces,
      environment: .init(
        swift: nil, platform: "", processor: nil, cores: 1, load: nil, date: "", commit: nil),
      command: "compare trace")
  }

  @Test("Each scenario stands once, with its steps, and is played by each architecture")
  func plays() {
    let book = book(trace("a", "mvc"), trace("b", "mvc"), trace("a", "mvp"), trace("b", "mvp"))
    #expect(book.scenarios.map(\.id) == ["a", "b"])
    #expect(book.scenarios[0].steps.map(\.title) == ["tap", "look", "tap again"])
    #expect(book.scenarios[0].steps.map(\.isExpectation) == [false, true, false])
    #expect(
      book.plays == [
        "mvc": ["a": [0, 1, 0], "b": [0, 1, 0]], "mvp": ["a": [0, 1, 0], "b": [0, 1, 0]],
      ])
  }

  @Test("What is the same is written down once")
  func sharing() {
    let book = book(trace("a", "mvc"), trace("a", "mvp"))
    #expect(book.steps == [[1], []])
    #expect(book.calls.map(\.calls) == [[], [0, 0]])
    #expect(book.functions.map(\.name) == ["closure #1", "V.show()"])
    #expect(book.files == ["Sources/MVP/A/V.swift"])
    #expect(book.lineSets == [[9...10]])
  }

  @Test("A call refers to its roles, its place and its lines, and says how it comes about")
  func call() {
    let book = book(trace("a", "mvp"))
    let show = book.calls[0]
    #expect(book.roles[show.callerRole] == "Presenter")
    #expect(book.roles[book.functions[show.function].role] == "View")
    #expect(book.functions[show.function].line == 9)
    #expect(show.flags == .viaProtocol)
    let tap = book.calls[1]
    #expect(tap.flags == [.closure, .resumes, .suspends])
    #expect(tap.lineSet == -1)
    #expect(book.functions[tap.function].file == -1)
  }
}
