import Foundation
import Samples
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
    TraceArchive(of: traces, environment: .sample, command: "compare trace")
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
    #expect(archive.functions[show.function] == .init(name: "V.show()", role: 0, file: 0, line: 9))
    #expect(archive.roles[0] == "View")
    #expect(show.flags == .viaProtocol)
    let tap = archive.calls[1]
    #expect(tap.flags == [.closure, .resumes, .suspends])
    #expect(tap.lineSet == -1)
    #expect(archive.functions[tap.function].file == -1)
  }

  @Test("Functions, calls and lines are encoded as arrays, to keep files small")
  func compactness() throws {
    let text = try JSONEncoder().encode(archive(trace("a", "mvp")))
    let object = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let functions = try #require(object?["functions"] as? [[Any]])
    #expect(functions[1][0] as? String == "V.show()")
    #expect(functions[1][1...].compactMap { $0 as? Int } == [0, 0, 9])
    let calls = try #require(object?["calls"] as? [[Any]])
    #expect(calls[0][..<4].compactMap { $0 as? Int } == [1, 2, 1, 0])
    #expect(calls[1].last as? [Int] == [0, 0])
    #expect(object?["lineSets"] as? [[[Int]]] == [[[9, 10]]])
  }
}
