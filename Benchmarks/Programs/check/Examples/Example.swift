import Foundation

/// An example in a doc comment: a block of Swift code.
struct Example: Equatable {
  /// The number of the source line on which the code of the example begins, counted from 1.
  let line: Int
  let code: [String]

  static func all(in source: String) -> [Example] {
    var examples: [Example] = []
    var code: [String]?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let match = line.wholeMatch(of: /\s*\/\/\/ ?(.*)/) else {
        code = nil
        continue
      }
      if match.1 == "```swift" {
        code = []
      } else if match.1 == "```", let lines = code {
        examples.append(Example(line: index + 1 - lines.count, code: lines))
        code = nil
      } else {
        code?.append(String(match.1))
      }
    }
    return examples
  }

  /// Returns the example as the text of a source file that compiles by itself.
  ///
  /// Of an error in it, the compiler reports the place in the doc comment of `file`. The first of
  /// the modules to import is that of the example.
  func source(ofFile file: String, imports: [String]) -> String {
    let imports = imports.enumerated().map { ($0 == 0 ? "@testable " : "") + "import \($1)" }
    let place = "#sourceLocation(file: \"\(file)\", line: \(line))"
    // Three dots stand for code that does not matter.
    let code = code.map { $0.replacing("…", with: "fatalError()") }
    // An extension must stand at file scope, not in a function.
    let isFile = code.contains { $0.hasPrefix("extension ") }
    let body =
      isFile
      ? [place] + code + ["#sourceLocation()"]
      : ["@MainActor private func example() async throws {", place] + code
        + ["#sourceLocation()", "}"]
    return (imports + body).joined(separator: "\n") + "\n"
  }
}

/// A module with examples in its doc comments.
struct ExampleModule {
  let name: String
  /// The examples, each with the path of the file that contains it.
  let examples: [(file: String, example: Example)]
  /// The names of the modules that the sources of this module import.
  let imports: Set<String>

  /// Returns the modules of a package that have examples in their doc comments.
  static func all(in folder: URL) throws -> [ExampleModule] {
    try Check.moduleFolders(of: folder).filter { !$0.hasPrefix("Tests/") }
      .compactMap { try ExampleModule(folder: $0, in: folder) }
  }

  private init?(folder: String, in package: URL) throws {
    let root = package.appending(path: folder)
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    var examples: [(String, Example)] = []
    var imports: Set<String> = ["Foundation"]
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      examples += Example.all(in: text).map { ("\(folder)/\(path)", $0) }
      imports.formUnion(
        text.matches(of: /^import (\w+)/.anchorsMatchLineEndings()).map { String($0.1) })
    }
    guard !examples.isEmpty else { return nil }
    name = root.lastPathComponent.replacing("-", with: "_")
    self.examples = examples
    self.imports = imports
  }
}
