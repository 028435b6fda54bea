// Checks that what `compare trace --format json` says is what the sources say: each function begins
// at its line, each role is the one of its file's module, and each call is made by whom it is set in
// below. Fails with what differs.
import Foundation

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
  let calls: [Call]
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

func check(_ call: Call, in where_: String) {
  checked += 1
  let place = "\(where_): \(call.function)"
  if let file = call.file, let number = call.line {
    guard let text = line(number, of: file) else {
      problems.append("\(place): \(file) has no line \(number).")
      return
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
    check(inner, in: where_)
  }
}

for path in CommandLine.arguments.dropFirst() {
  let traced = try JSONDecoder().decode(Traced.self, from: Data(contentsOf: URL(filePath: path)))
  for trace in traced.traces {
    let before = checked
    for step in trace.steps {
      for call in step.calls { check(call, in: "\(trace.architecture), \(step.title)") }
    }
    if checked == before { problems.append("\(path): \(trace.architecture) calls nothing.") }
  }
  if traced.traces.isEmpty { problems.append("\(path) holds no trace.") }
}

for problem in problems { print(problem) }
print("\(checked) calls were checked, \(problems.count) are not what the sources say.")
exit(problems.isEmpty && checked > 0 ? 0 : 1)
