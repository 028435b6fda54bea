// Prints, as a table in Markdown, what one change has cost in each architecture: the commits whose
// subject begins with the words below, each of which makes the same change in one of them.
import Foundation

let subject = "Show recent posts in "

/// Runs a program and returns what it prints; ends this one if that fails.
func output(_ arguments: String...) -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  do { try process.run() } catch { fail("\(arguments[0]) cannot be run: \(error)") }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    fail("\(arguments.joined(separator: " ")) ended with \(process.terminationStatus).")
  }
  return String(decoding: data, as: UTF8.self)
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

func lines(_ text: String) -> [String] {
  text.split(separator: "\n").map(String.init)
}

/// A file that a commit has changed.
struct Change {
  let path: String
  let isNew: Bool
  let added: Int
  let removed: Int
}

func changes(in commit: String) -> [Change] {
  let status = lines(output("git", "show", "--format=", "--no-renames", "--name-status", commit))
  let isNew = Dictionary(
    uniqueKeysWithValues: status.map { line in
      let parts = line.split(separator: "\t")
      return (String(parts[1]), parts[0] == "A")
    })
  return lines(output("git", "show", "--format=", "--no-renames", "--numstat", commit)).map {
    line in
    let parts = line.split(separator: "\t")
    let path = String(parts[2])
    return Change(
      path: path, isNew: isNew[path] ?? false, added: Int(parts[0]) ?? 0,
      removed: Int(parts[1]) ?? 0)
  }
}

/// The types in a module as it was at a commit, counted as `compare size` counts them.
func types(in module: String, at commit: String) -> Int {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for path in lines(output("git", "ls-tree", "-r", "--name-only", commit, "Sources/\(module)")) {
    let file = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try output("git", "show", "\(commit):\(path)").write(
        to: file, atomically: true, encoding: .utf8)
    } catch { fail("\(file.path) cannot be written: \(error.localizedDescription)") }
  }
  let report = output(
    "swift", "run", "-c", "release", "--skip-build", "compare", "size", folder.path, "--format",
    "json")
  guard let sizes = try? JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any],
    let entry = (sizes["folders"] as? [[String: Any]])?.first,
    let size = entry["size"] as? [String: Any], let types = size["types"] as? Int
  else { fail("'compare size' does not tell the types of \(module).") }
  return types
}

/// The architectures as people read them, with their modules, in the order of the list.
func architectures() -> [(name: String, module: String)] {
  guard
    let list = try? String(
      contentsOfFile: "Sources/Architectures/Architecture+All.swift", encoding: .utf8)
  else { fail("Run it in the folder of the package.") }
  return list.matches(of: #/name: "(.+?)", module: "(.+?)"/#).map {
    (String($0.output.1), String($0.output.2))
  }
}

let commits = lines(output("git", "log", "--no-merges", "--format=%H", "--grep=^\(subject)"))
let changesByCommit = commits.map { ($0, changes(in: $0)) }

print(
  """
  | | source files touched | of them new | lines added | lines removed | types added \
  | view controller | existing test files changed | new test files |
  | :-- | --: | --: | --: | --: | --: | --: | --: | --: |
  """)
for (name, module) in architectures() {
  let found = changesByCommit.filter { $0.1.contains { $0.path.hasPrefix("Sources/\(module)/") } }
  guard found.count == 1, let (commit, all) = found.first else {
    fail("\(found.count) commits instead of one begin with '\(subject)' and change \(module).")
  }
  let sources = all.filter { $0.path.hasPrefix("Sources/\(module)/") }
  let tests = all.filter { $0.path.hasPrefix("Tests/\(module)Tests/") }
  let view = sources.first { $0.path.hasSuffix("/Profile/ProfileViewController.swift") }
  let changedTests = tests.filter { !$0.isNew }
  func sum(_ changes: [Change], _ value: (Change) -> Int) -> Int {
    changes.map(value).reduce(0, +)
  }
  let cells = [
    name, "\(sources.count)", "\(sources.filter(\.isNew).count)",
    "\(sum(sources, \.added))", "\(sum(sources, \.removed))",
    "\(types(in: module, at: commit) - types(in: module, at: commit + "^"))",
    view.map { "+\($0.added) −\($0.removed)" } ?? "untouched",
    "\(changedTests.count) (+\(sum(changedTests, \.added)) −\(sum(changedTests, \.removed)))",
    "\(tests.filter(\.isNew).count) (+\(sum(tests.filter(\.isNew), \.added)))",
  ]
  print("| \(cells.joined(separator: " | ")) |")
}
