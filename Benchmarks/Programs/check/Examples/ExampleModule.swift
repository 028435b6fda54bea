import Foundation

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
