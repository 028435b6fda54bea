// Checks that a comparison's JSON holds every architecture of Sources and every figure, and that
// what an explained interaction takes is what was counted.
import Foundation

/// The names of the counters in JSON, read off the files that declare them.
struct Counters {
  /// Those of every interaction.
  var ofAll: [String] = []
  /// Those of interactions that build a screen.
  var ofBuilding: [String] = []

  init() throws {
    let folder = "Benchmarks/DispatchCosts/Counting/Counters"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let name = file.prefix { $0 != "." }
      let key = name.prefix(1).lowercased() + name.dropFirst()
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if text.contains(".interactionsThatBuild") {
        ofBuilding.append(key)
      } else {
        ofAll.append(key)
      }
    }
  }
}

/// Collects what is missing in the JSON.
struct Check {
  var problems: [String] = []

  mutating func object(_ value: Any?, at path: String, keys: [String]) -> [String: Any] {
    guard let object = value as? [String: Any] else {
      problems.append("\(path) is missing or null.")
      return [:]
    }
    for key in keys where object[key] == nil || object[key] is NSNull {
      problems.append("\(path).\(key) is missing or null.")
    }
    return object
  }

  mutating func array(_ value: Any?, at path: String, count: Int) -> [Any] {
    let array = value as? [Any] ?? []
    if array.count < count {
      problems.append("\(path) holds \(array.count) entries instead of \(count).")
    }
    return array
  }

  mutating func size(_ value: Any?, at path: String) {
    _ = object(
      value, at: path,
      keys: [
        "files", "codeLines", "tokens", "types", "protocols", "functions", "complexity",
        "largestTypeLines", "longestFunctionLines", "machineCodeBytes", "metadataBytes",
      ])
  }

  mutating func cover(_ value: Any?, at path: String) {
    _ = object(
      value, at: path, keys: ["linesCovered", "lines", "functionsCovered", "functions"])
  }

  let counters: Counters

  // hasNet: whether something is left out of the counts for `net`.
  mutating func dispatch(_ value: Any?, at path: String, count: Int = 10, hasNet: Bool = true) {
    for (index, interaction) in array(value, at: path, count: count).enumerated() {
      figures(interaction, at: "\(path)[\(index)]", hasNet: hasNet)
    }
  }

  mutating func figures(_ value: Any?, at path: String, hasNet: Bool) {
    let figures = object(
      value, at: path,
      keys: ["interaction", "nanoseconds", "ratio"] + counters.ofAll + (hasNet ? ["net"] : []))
    times(figures, at: path)
    // These may be null, for a reason that a note gives, but are never left out.
    for key in counters.ofBuilding + ["net"] where figures[key] == nil {
      problems.append("\(path).\(key) is left out.")
    }
    if hasNet { _ = object(figures["net"], at: "\(path).net", keys: counters.ofAll) }
    let name = figures["interaction"] as? String ?? ""
    for key in counters.ofBuilding where name.hasSuffix("-build") && !(figures[key] is Int) {
      problems.append("\(path).\(key) is null.")
    }
  }

  mutating func times(_ figures: [String: Any], at path: String) {
    _ = object(figures["nanoseconds"], at: "\(path).nanoseconds", keys: ["median", "low", "high"])
    _ = object(figures["ratio"], at: "\(path).ratio", keys: ["value", "low", "high"])
  }

  mutating func architecture(_ value: Any, named name: String) {
    let architecture = object(
      value, at: name, keys: ["id", "name", "size", "coverage", "dispatch"])
    size(architecture["size"], at: "\(name).size")
    let sizes = object(architecture["size"], at: "\(name).size", keys: ["features", "roles"])
    let features = object(
      sizes["features"], at: "\(name).size.features", keys: ["Greeting", "Profile", "Shared"])
    for (feature, figures) in features { size(figures, at: "\(name).size.features.\(feature)") }
    let roles = object(sizes["roles"], at: "\(name).size.roles", keys: [])
    if roles.isEmpty { problems.append("\(name).size.roles is empty.") }
    for (role, figures) in roles {
      size(figures, at: "\(name).size.roles.\(role)")
      _ = object(figures, at: "\(name).size.roles.\(role)", keys: ["uses"])
    }
    let coverage = object(
      architecture["coverage"], at: "\(name).coverage",
      keys: [
        "viewFree", "all", "requirementsViewFree", "linesNeedingView", "tests", "testCodeLines",
        "testDoubles",
      ])
    cover(coverage["viewFree"], at: "\(name).coverage.viewFree")
    cover(coverage["all"], at: "\(name).coverage.all")
    dispatch(architecture["dispatch"], at: "\(name).dispatch")
  }
}

/// The modules in Sources that build both features, which makes them architectures.
func modules() throws -> [String] {
  let files = FileManager.default
  return try files.contentsOfDirectory(atPath: "Sources").filter { module in
    ["Greeting", "Profile"].allSatisfy {
      files.fileExists(atPath: "Sources/\(module)/\($0)")
    }
  }
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(
    Data("Usage: check-comparison.swift COMPARISON.json EXPLAINED.json\n".utf8))
  exit(64)
}
let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
var check = Check(counters: try Counters())
let comparison = check.object(
  try JSONSerialization.jsonObject(with: data), at: "comparison",
  keys: ["schema", "environment", "shared", "controls", "architectures", "notes"])
_ = check.object(
  comparison["environment"], at: "environment",
  keys: ["swift", "platform", "processor", "cores", "load", "date", "commit"])
let shared = check.object(
  comparison["shared"], at: "shared", keys: ["Models", "HeadlessUIKit", "Views"])
for (module, figures) in shared { check.size(figures, at: "shared.\(module)") }
let controls = check.object(
  comparison["controls"], at: "controls", keys: ["floor", "again", "slowed", "bindings"])
check.dispatch(controls["floor"], at: "controls.floor", hasNet: false)
check.dispatch(controls["bindings"], at: "controls.bindings", count: 4, hasNet: false)
check.times(
  check.object(controls["slowed"], at: "controls.slowed", keys: ["interaction"]),
  at: "controls.slowed")
if check.array(comparison["notes"], at: "notes", count: 1).isEmpty {
  check.problems.append("No note says why a figure is null.")
}
check.dispatch(controls["again"], at: "controls.again")
let expected = try modules()
let architectures = check.array(
  comparison["architectures"], at: "architectures", count: expected.count)
let found = architectures.compactMap { ($0 as? [String: Any])?["id"] as? String }
if Set(found).count != expected.count || found.count != expected.count {
  check.problems.append("architectures are \(found), for the modules \(expected.sorted()).")
}
for architecture in architectures {
  let name = (architecture as? [String: Any])?["id"] as? String ?? "an architecture"
  check.architecture(architecture, named: name)
}
let explainedData = try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))
let explained = check.object(
  try JSONSerialization.jsonObject(with: explainedData), at: "explained",
  keys: ["interaction", "architectures"])
let interaction = explained["interaction"] as? String
for entry in check.array(explained["architectures"], at: "explained.architectures", count: 1) {
  let explanation = entry as? [String: Any]
  let counted =
    architectures.lazy
    .compactMap { $0 as? [String: Any] }
    .first { $0["id"] as? String == explanation?["id"] as? String }
    .flatMap { $0["dispatch"] as? [[String: Any]] }?
    .first { $0["interaction"] as? String == interaction }?["instructions"] as? Int
  let sum = (explanation?["explanation"] as? [String: Any])?["instructions"] as? Int
  if sum == nil || sum != counted {
    check.problems.append(
      "\(interaction ?? "?") is explained by \(sum ?? 0) instructions and counted as \(counted ?? 0)."
    )
  }
}
guard check.problems.isEmpty else {
  for problem in check.problems { print(problem) }
  exit(1)
}
print("The comparison holds \(architectures.count) architectures and every figure.")
