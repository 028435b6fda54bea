import Foundation
import Testing

@testable import Testability

@Suite("Reading the event stream of a run")
struct TestEventsTests {
  @Test("A test has failed if an issue was recorded that is neither known nor a warning")
  func endings() throws {
    let events = try read(
      test("greets(_:)", "G-1, G-3: greets"), test("fails(_:)", "G-2: fails for one"),
      test("known()", "G-5: known"), test("disabled()", "G-6: disabled"),
      test("warns()", "G-7: warns"), test("unnamed()", nil),
      event("runStarted", nil, ["default": "Test run started.", "details": "Target Platform: x"]),
      event("testStarted", "PresenterTests"), event("testStarted", "greets(_:)"),
      event("testEnded", "greets(_:)", ["pass": "2 test cases passed after 0.001 seconds."]),
      event("testStarted", "fails(_:)"),
      event("issueRecorded", "fails(_:)", ["fail": "Expectation failed: X == Hello"]),
      event("testEnded", "fails(_:)", ["fail": "failed after 0.001 seconds with 1 issue."]),
      event("testStarted", "known()"),
      event("issueRecorded", "known()", ["passWithKnownIssue": "Known issue recorded"]),
      event("testEnded", "known()", ["passWithKnownIssue": "passed with 1 known issue."]),
      event("testSkipped", "disabled()", ["skip": "skipped."]),
      event("testStarted", "warns()"),
      event("issueRecorded", "warns()", ["warning": "Issue recorded"]),
      event("testEnded", "warns()", ["pass": "passed with 1 warning."]),
      event("testStarted", "unnamed()"), event("testEnded", "unnamed()", ["pass": "passed."]),
      event("testEnded", "PresenterTests", ["fail": "failed with 3 issues."]))
    #expect(
      events.tests.map(\.name) == [
        "G-1, G-3: greets", "G-2: fails for one", "G-5: known", "G-6: disabled", "G-7: warns",
        "unnamed()",
      ])
    #expect(events.failures == ["G-2: fails for one – Expectation failed: X == Hello"])
  }

  @Test("The time of a run lies between its first and its last event")
  func seconds() throws {
    func event(_ kind: String, _ time: Double) -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","instant":{"absolute":\#(time)}}}"# + "\n"
    }
    #expect(try read(event("runStarted", 100.5), event("runEnded", 100.75)).seconds == 0.25)
    #expect(try read(event("runStarted", 100.5)).seconds == nil)
  }

  @Test("A test that ended its process has failed, also with its last event cut short")
  func crash() throws {
    for end in ["", #"{"kind":"event","pay"#] {
      #expect(
        try read(test("a()", "G-1: crashes"), event("testStarted", "a()"), end).tests
          == [TestResult(name: "G-1: crashes", failure: "did not end")])
    }
  }

  @Test("An issue that belongs to no test is a failure all the same")
  func otherIssues() throws {
    let events = try read(
      event("issueRecorded", nil, ["fail": "Issue recorded", "details": "late"]))
    #expect(events.tests.isEmpty && events.failures == ["Issue recorded: late"])
  }

  @Test("A line that is not JSON is an error; an empty file is a run without tests")
  func unreadable() throws {
    #expect(throws: DecodingError.self) { try read("no json\n") }
    #expect(try read().tests.isEmpty)
  }

  private func read(_ lines: String...) throws -> TestEvents {
    try TestEvents(jsonLines: Data(lines.joined().utf8))
  }

  // The events have the keys that those of Swift Testing 6.3.1 have, as far as they are read.

  private func test(_ id: String, _ name: String?) -> String {
    let displayName = name.map { #""displayName":"\#($0)","# } ?? ""
    return #"{"kind":"test","payload":{\#(displayName)"id":"\#(id)","kind":"function","#
      + #""name":"\#(id)"},"version":"6.3.0"}"# + "\n"
  }

  private func event(
    _ kind: String, _ id: String?, _ messages: KeyValuePairs<String, String> = ["default": "a"]
  ) -> String {
    let texts = messages.map { symbol, text in
      #"{"symbol":"\#(symbol)","text":"\#(text)"}"#
    }.joined(separator: ",")
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[\#(texts)]\#(test)},"#
      + #""version":"6.3.0"}"# + "\n"
  }
}
