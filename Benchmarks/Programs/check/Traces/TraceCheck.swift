import Architectures
import Foundation
import Reports
import Terminal
import Traces

/// A check of traces against the sources, which collects problems.
///
/// The trace gives each call a line, a role and a caller. The called function must begin at this
/// line. The role must be that of the function's file. The caller must be the role of the function
/// that made the call, or a name in `shared`.
struct TraceCheck {
  var problems: [String] = []
  /// The number of calls that were checked.
  private(set) var callCount = 0

  private let architectures: [Architecture]
  private let readLines: (String) -> [String]
  private var sources: [String: [String]] = [:]

  /// The names of callers outside of an architecture, such as the modules that all architectures
  /// share.
  private static let shared: Set = [
    "HeadlessUIKit", "Models", "Views", "Task", "App", "Services",
  ]

  /// Creates a check; `readLines` returns the lines of the file at a path, or none if there is no
  /// such file.
  init(architectures: [Architecture], readLines: @escaping (String) -> [String]) {
    self.architectures = architectures
    self.readLines = readLines
  }

  /// Checks all calls of a trace, and adds each problem that is found to `problems`.
  mutating func check(_ trace: Trace) {
    guard let architecture = architectures.first(where: { $0.id == trace.architecture }) else {
      problems.append("There is no architecture \(trace.architecture).")
      return
    }
    let before = callCount
    for step in trace.steps {
      let place = "\(trace.architecture), \(trace.scenario), \(step.title)"
      for call in step.calls { check(call, at: place, in: architecture) }
      checkTasks(of: step, at: place)
      if step.title == "tap greeting.button" { checkTap(step, at: place) }
    }
    if callCount == before {
      problems.append("\(trace.architecture), \(trace.scenario): nothing is called.")
    }
  }

  private mutating func check(_ call: Trace.Call, at place: String, in architecture: Architecture) {
    callCount += 1
    let description = "\(place): \(call.function)"
    checkSource(of: call, at: description, in: architecture)
    for inner in call.calls {
      // A call may come from another module that was called in between, but not from another role.
      if inner.caller != call.role, !Self.shared.contains(inner.caller) {
        problems.append(
          "\(description) of \(call.role): \(inner.function) is called by \(inner.caller).")
      }
      check(inner, at: place, in: architecture)
    }
  }

  private mutating func checkSource(
    of call: Trace.Call, at description: String, in architecture: Architecture
  ) {
    guard let file = call.file, let number = call.line else { return }
    let lines = lines(of: file)
    for line in [number] + call.lines.map(\.upperBound) where !lines.indices.contains(line - 1) {
      problems.append("\(description): \(file) has no line \(line).")
      return
    }
    if !roles(of: file, in: architecture).contains(call.role) {
      problems.append("\(description): \(file) does not play the role \(call.role).")
    }
    let words = Self.beginnings(of: call.function)
    if !words.isEmpty, !words.contains(where: lines[number - 1].contains) {
      problems.append("\(description): \(file):\(number) reads '\(lines[number - 1])'.")
    }
  }

  private mutating func lines(of file: String) -> [String] {
    if let known = sources[file] { return known }
    let lines = readLines(file)
    sources[file] = lines
    return lines
  }

  /// Returns the names of the roles that a trace may give to a function of a file.
  private func roles(of file: String, in architecture: Architecture) -> Set<String> {
    guard let module = Architecture.module(ofFile: file) else { return [] }
    if module == architecture.module {
      let role = file.split(separator: "/").last.flatMap { architecture.role(ofFile: String($0)) }
      return role.map { [$0.name] } ?? []
    }
    return ["HeadlessUIKit", "Models", "Views"].contains(module)
      ? [module] : ["App", "Services", "Task"]
  }

  /// Returns the words to look for in the source line where a function begins, such as `init(`.
  ///
  /// The line must contain at least one of the words. If there are no words, every line is right.
  static func beginnings(of function: String) -> [String] {
    if function.hasPrefix("closure #") { return ["{"] }
    let path = function.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").map(String.init)
    switch path.last {
    // An accessor begins at `get`, `set` or `didSet`, or where its property does.
    case "getter", "setter", "modify", "didSet", "willSet": return []
    // An initializer that the compiler derives begins where its type does.
    case "init": return ["init(", "init?(", "init<", path.dropLast().last ?? "init"]
    case let name: return [name ?? function]
    }
  }

  /// Checks that each task in a step of a trace was started by a function that was called in this
  /// step.
  private mutating func checkTasks(of step: Trace.Step, at place: String) {
    let called = Set(step.calls.flatMap(\.all).map(\.function))
    for call in step.calls where call.caller == "Task" && !call.resumes {
      guard call.function.hasPrefix("closure #"),
        let start = call.function.range(of: " in ", options: .backwards)
      else { continue }
      let owner = String(call.function[start.upperBound...])
      if !called.contains(owner) {
        problems.append("\(place): a task of \(owner) runs, which was not called.")
      }
    }
  }

  /// Checks that HeadlessUIKit makes the calls after a tap, and that the last one sets the text of
  /// the label, which no other does.
  private mutating func checkTap(_ step: Trace.Step, at place: String) {
    let calls = step.calls.flatMap(\.all)
    let setter = "UILabel.text.setter"
    if calls.last?.function != setter || calls.count(where: { $0.function == setter }) != 1
      || !step.calls.allSatisfy({ $0.caller == "HeadlessUIKit" })
    {
      problems.append("\(place): the tap does not lead from the button to the label.")
    }
  }
}

extension Trace.Call {
  /// This call and all calls that it made, directly or through other calls, in order.
  fileprivate var all: [Trace.Call] { [self] + calls.flatMap(\.all) }
}

/// A command that records traces of scenarios and compares them with the sources.
struct CheckTraces: Command {
  static let name = "traces"
  static let abstract = "Records the calls of scenarios and compares them with the sources."

  /// The ids of the scenarios to record.
  private static let scenarios = [
    "greeting.shown", "profile.load-retried", "profile.rename-saved", "profile.photo-changed",
  ]

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let traces = try TraceRun(packageFolder: folder).traces(
      of: Self.scenarios, in: Architecture.all,
      progress: { StandardStreams().writeError($0 + "\n") })
    var check = TraceCheck(architectures: Architecture.all) { path in
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    }
    for trace in traces { check.check(trace) }
    let expected = Self.scenarios.count * Architecture.all.count
    if traces.count != expected {
      check.problems.append("There are \(traces.count) traces instead of \(expected).")
    }
    return try Check.result(
      of: check.problems, checked: "\(check.callCount) calls of \(traces.count) traces")
  }
}
