import Foundation
import Testing

@testable import Testability

@Suite("Reading the event stream of a run")
struct TestEventsTests {
  @Test("A test has passed only if it ran to its end without any issue but warnings")
  func endings() throws {
    let events = try read(EventFixture.everyEnding)
    #expect(
      events.tests == [
        TestResult(name: "G-1, G-3: greets", outcome: .passed),
        TestResult(
          name: "G-2: fails for one",
          outcome: .failed(reason: #"Expectation failed: ($0 → "HELLO X") == "Hello""#)),
        TestResult(name: "G-5: known", outcome: .inconclusive),
        TestResult(name: "G-6: disabled", outcome: .inconclusive),
        TestResult(name: "G-7: warns", outcome: .passed),
        TestResult(name: "unnamed()", outcome: .passed),
      ])
    #expect(
      events.failures == [
        #"G-2: fails for one – Expectation failed: ($0 → "HELLO X") == "Hello""#
      ])
  }

  @Test("The time of a run lies between its first and its last event")
  func seconds() throws {
    func event(_ kind: String, _ time: String) -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","instant":{"absolute":\#(time)}}}"# + "\n"
    }
    let start = event("runStarted", "100.5")
    #expect(try read(start + event("runEnded", "100.75")).seconds == 0.25)
    #expect(try read(start).seconds == nil)
    #expect(try read(EventFixture.everyEnding).seconds == nil)
  }

  @Test("The oldest version of the format says the same")
  func version0() throws {
    let events = try read(EventFixture.version0)
    #expect(events.tests == [TestResult(name: "G-1, G-3: greets", outcome: .passed)])
  }

  @Test("A test that ended its process has failed, also with its last event cut short")
  func crash() throws {
    let expected = [TestResult(name: "G-1: crashes", outcome: .failed(reason: "did not end"))]
    #expect(try read(EventFixture.crash).tests == expected)
    #expect(try read(EventFixture.crash + #"{"kind":"event","pay"#).tests == expected)
  }

  @Test("An issue that belongs to no test is a failure all the same")
  func otherIssues() throws {
    let events = try read(
      #"""
      {"kind":"event","payload":{"kind":"issueRecorded","messages":[{"symbol":"fail",\#
      "text":"Issue recorded"},{"symbol":"details","text":"late"}]},"version":"6.3.0"}

      """#)
    #expect(events.tests.isEmpty)
    #expect(events.failures == ["Issue recorded: late"])
  }

  @Test("A line that is not JSON is an error; an empty file is a run without tests")
  func unreadable() throws {
    #expect(throws: DecodingError.self) { try read("no json\n") }
    #expect(try read("").tests.isEmpty)
  }

  private func read(_ text: String) throws -> TestEvents {
    try TestEvents(jsonLines: Data(text.utf8))
  }
}
