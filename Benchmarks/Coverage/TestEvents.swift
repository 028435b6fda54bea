import Foundation

/// A test function and how it ended.
struct TestResult: Equatable {
  enum Outcome: Equatable {
    case passed
    /// It did not pass, or did not end; holds why.
    case failed(reason: String)
    /// It was skipped or cancelled, or holds an issue that is known.
    case inconclusive
  }

  /// Its display name, or else the name of the function.
  let name: String
  let outcome: Outcome
}

extension TestResult {
  /// Its name and why it failed, if it did.
  var failure: String? {
    guard case .failed(let reason) = outcome else { return nil }
    return "\(name) – \(reason)"
  }
}

/// What Swift Testing wrote down of a run.
///
/// The format is that of its event stream (Documentation/ABI/JSON.md in its repository), of which
/// no more is read than all versions have. To ask for the oldest version would be dear: it spells
/// out the arguments of each test byte by byte.
struct TestEvents: Equatable {
  /// The test functions, in the order in which they were announced.
  private(set) var tests: [TestResult] = []
  /// The issues that belong to no test function.
  private(set) var otherIssues: [String] = []

  /// What failed and why.
  var failures: [String] { tests.compactMap(\.failure) + otherIssues }

  /// Reads an event stream, one JSON object a line.
  ///
  /// A line that does not end was being written when the tests crashed, and is left out.
  init(jsonLines: Data) throws {
    let newline = UInt8(ascii: "\n")
    let complete = jsonLines[..<(jsonLines.lastIndex(of: newline) ?? jsonLines.startIndex)]
    var functions: [Record.Payload] = []
    var started: Set<String> = []
    var endings: [String: String] = [:]
    var issues: [String?: String] = [:]
    for line in complete.split(separator: newline) {
      let record = try JSONDecoder().decode(Record.self, from: Data(line))
      let payload = record.payload
      switch (record.kind, payload.kind, payload.testID) {
      case ("test", "function", _): functions.append(payload)
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
      let outcome: TestResult.Outcome =
        switch endings[id] {
        case "pass" where issue == nil: .passed
        case "pass", "fail": .failed(reason: issue ?? "failed")
        case nil where started.contains(id): .failed(reason: issue ?? "did not end")
        default: .inconclusive
        }
      tests.append(TestResult(name: function.displayName ?? function.name ?? id, outcome: outcome))
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

    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?

    /// What the first message is about, such as `pass`, `fail` or `skip`.
    var symbol: String? { messages?.first?.symbol }
    var text: String { (messages ?? []).map(\.text).joined(separator: ": ") }
  }

  let kind: String
  let payload: Payload
}
