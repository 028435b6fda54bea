// Checks that what `compare trace --format json` says is what the sources say: each function begins
// at its line, each role is the one that its file plays by the list of architectures, and each call is
// made by whom it is set in below. A task that runs was begun before. Fails with what differs.
import Foundation

/// The module and the roles of an architecture, each with how the names of its files end.
struct Roles {
  var module: String
  var endings: [(role: String, ending: String)]

  func role(of file: Substring) -> String? {
    endings.first { file.hasSuffix($0.ending + ".swift") }?.role
  }
}

/// What `Architecture+All.swift` says, by the architectures' ids.
func readRoles() throws -> [String: Roles] {
  let text = try String(
    contentsOfFile: "Sources/Architectures/Architecture+All.swift", encoding: .utf8)
  let pieces = text.split(separator: "= Architecture(").dropFirst()
  var roles: [String: Roles] = [:]
  for piece in pieces {
    guard let head = piece.firstMatch(of: #/id: "(.+?)",.*?module: "(.+?)"/#) else { continue }
    let endings = piece.matches(of: #/Role\("(.+?)", files: ((?:"[^"]+",? ?)+)/#).flatMap { role in
      role.2.matches(of: #/"([^"]+)"/#).map { (String(role.1), String($0.1)) }
    }
    roles[String(head.1)] = Roles(module: String(head.2), endings: endings)
  }
  return roles
}

struct Traced: Decodable {
  let traces: [Trace]
}

struct Trace: Decodable {
  let architecture: String
  let steps: [Step]
}

struct Step: Decodable {
  let title: String
  let calls: [Call]
}

struct Call: Decodable {
  let caller: String
  let role: String
  let function: String
  let file: String?
  let line: Int?
  let lines: [ClosedRange<Int>]
  let resumes: Bool
  let calls: [Call]

  var all: [Call] { [self] + calls.flatMap(\.all) }
}

var problems: [String] = []
var sources: [String: [Substring]] = [:]
var checked = 0

func line(_ number: Int, of file: String) -> Substring? {
  if sources[file] == nil {
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    sources[file] = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }
  guard let lines = sources[file], lines.indices.contains(number - 1) else { return nil }
  return lines[number - 1]
}

/// What the line of a function's beginning may hold; anything if there is nothing here.
func expectedWords(of function: String) -> [String] {
  if function.hasPrefix("closure #") { return ["{"] }
  let path = function.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").map(String.init)
  switch path.last {
  // An accessor begins at `get`, `set` or `didSet`, or where its property does.
  case "getter", "setter", "modify", "didSet", "willSet": return []
  // One that follows from a type's properties is where the type is.
  case "init": return ["init(", "init?(", path.dropLast().last ?? "init"]
  case let name: return [name ?? function]
  }
}

let roles = try readRoles()
/// The roles of what every architecture shares, by module.
let sharedRoles = ["HeadlessUIKit": ["HeadlessUIKit"], "Models": ["Models"], "Views": ["Views"]]

/// The roles that a function of a file may have.
func rolesAllowed(_ file: String, in architecture: String) -> [String] {
  let folders = file.split(separator: "/")
  guard folders.count > 2, let known = roles[architecture] else { return [] }
  if folders[1] == known.module {
    return known.role(of: folders[folders.count - 1]).map { [$0] } ?? []
  }
  return sharedRoles[String(folders[1])] ?? ["App", "Services", "Task"]
}

func check(_ call: Call, in where_: String, of architecture: String) {
  checked += 1
  let place = "\(where_): \(call.function)"
  if let file = call.file, let number = call.line {
    guard let text = line(number, of: file) else {
      problems.append("\(place): \(file) has no line \(number).")
      return
    }
    if !rolesAllowed(file, in: architecture).contains(call.role) {
      problems.append("\(place): \(file) does not play the role \(call.role).")
    }
    let words = expectedWords(of: call.function)
    if !words.isEmpty, !words.contains(where: { text.contains($0) }) {
      problems.append("\(place): \(file):\(number) reads '\(text)'.")
    }
    for range in call.lines where line(range.upperBound, of: file) == nil {
      problems.append("\(place): \(file) has no line \(range.upperBound).")
    }
  }
  for inner in call.calls {
    let shared = ["HeadlessUIKit", "Models", "Views", "Task", "App", "Services"]
    // In between there may be another module, which calls back, and nothing else.
    if inner.caller != call.role, !shared.contains(inner.caller) {
      problems.append("\(place) of \(call.role): \(inner.function) is called by \(inner.caller).")
    }
    check(inner, in: where_, of: architecture)
  }
}

for path in CommandLine.arguments.dropFirst() {
  let traced = try JSONDecoder().decode(Traced.self, from: Data(contentsOf: URL(filePath: path)))
  for trace in traced.traces {
    let before = checked
    for step in trace.steps {
      let place = "\(trace.architecture), \(step.title)"
      for call in step.calls { check(call, in: place, of: trace.architecture) }
      // A closure that a task runs for the first time was handed to it by its function, in this step.
      let called = step.calls.flatMap(\.all)
      for call in step.calls where call.caller == "Task" && !call.resumes {
        guard let owner = call.function.split(separator: " in ").last,
          call.function.hasPrefix("closure #")
        else { continue }
        if !called.contains(where: { $0.function == owner }) {
          problems.append("\(place): nobody calls \(owner), but a task of it runs.")
        }
      }
    }
    if let tap = trace.steps.first(where: { $0.title == "tap greeting.button" })?.calls {
      // However it travels, it comes from the button and ends in the label.
      let last = tap.last.map(\.all)?.last
      if tap.count != 1 || tap[0].caller != "HeadlessUIKit"
        || last?.function != "UILabel.text.setter"
      {
        problems.append(
          "\(trace.architecture): the tap does not lead from the button to the label.")
      }
    }
    if checked == before { problems.append("\(path): \(trace.architecture) calls nothing.") }
  }
  if traced.traces.isEmpty { problems.append("\(path) holds no trace.") }
}

for problem in problems { print(problem) }
print("\(checked) calls were checked, \(problems.count) are not what the sources say.")
exit(problems.isEmpty && checked > 0 ? 0 : 1)
