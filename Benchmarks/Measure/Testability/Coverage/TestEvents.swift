import Foundation

/// A test function of a run.
struct TestResult: Equatable {
  /// The display name of the test; the name of the function if the test has no display name.
  let name: String
  /// The reason why the test failed; `nil` if it did not fail, or was skipped or canceled.
  let failure: String?
}

/// The events that Swift Testing wrote during a run.
///
/// Swift Testing can write several versions of the event format. This type reads only those fields
/// that exist in all versions. A run does not ask Swift Testing for the oldest version, because
/// events in that version contain the arguments of each test byte by byte.
///
/// Source: Documentation/ABI/JSON.md in the repository of Swift Testing.
struct TestEvents: Equatable {
  /// The test functions, in the order in which the events list them.
  private(set) var tests: [TestResult] = []
  /// The messages of failures that belong to no test function, such as failures of a suite.
  private(set) var otherIssues: [String] = []
  /// The time from the start of the first test to the end of the last one, in seconds.
  ///
  /// The time in which the program starts and finds its tests is not in it. The value is `nil` if
  /// the run has not ended, or if the events contain no times.
  private(set) var seconds: Double?

  /// One text for each failure, with the reason: first the failed tests, then the other issues.
  var failures: [String] {
    tests.compactMap { test in test.failure.map { "\(test.name) – \($0)" } } + otherIssues
  }

  /// Reads an event stream, which has one JSON object per line.
  ///
  /// A last line without a line break is ignored, because the tests crashed while they wrote it.
  init(jsonLines: Data) throws {
    let newline = UInt8(ascii: "\n")
    let complete = jsonLines[..<(jsonLines.lastIndex(of: newline) ?? jsonLines.startIndex)]
    var functions: [Record.Payload] = []
    var started: Set<String> = []
    var endings: [String: String] = [:]
    var issues: [String?: String] = [:]
    var start: Double?
    for line in complete.split(separator: newline) {
      let record = try JSONDecoder().decode(Record.self, from: Data(line))
      let payload = record.payload
      switch (record.kind, payload.kind, payload.testID) {
      case ("test", "function", _): functions.append(payload)
      case ("event", "runStarted", _): start = payload.instant?.absolute
      case ("event", "runEnded", _):
        if let start, let end = payload.instant?.absolute { seconds = end - start }
      case ("event", "testStarted", let id?): started.insert(id)
      case ("event", "testEnded", let id?): endings[id] = payload.symbol
      case ("event", "issueRecorded", let id) where payload.symbol == "fail":
        if issues[id] == nil { issues[id] = payload.text }
      default: break
      }
    }
    for function in functions {
      guard let id = function.id else { continue }
      let issue = issues.removeValue(forKey: id)
      let failure: String? =
        switch endings[id] {
        case "fail": issue ?? "failed"
        case nil where started.contains(id): issue ?? "did not end"
        default: issue
        }
      tests.append(TestResult(name: function.displayName ?? function.name ?? id, failure: failure))
    }
    otherIssues = issues.values.sorted()
  }
}

/// A line of the event stream.
private struct Record: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    struct Instant: Decodable {
      let absolute: Double
    }

    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?
    let instant: Instant?

    /// The symbol of the first message, such as `pass`, `fail` or `skip`; `nil` without messages.
    var symbol: String? { messages?.first?.symbol }
    var text: String { (messages ?? []).map(\.text).joined(separator: ": ") }
  }

  let kind: String
  let payload: Payload
}
