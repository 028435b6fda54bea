import Foundation

/// A writer of modules that contain mutants.
///
/// While the program runs, a number chooses the mutant that takes effect.
struct Mutation {
  let output: URL
  private(set) var list = MutantList()
  private let shared: Declarations

  /// Creates a writer, and reads the modules in the folders `shared`.
  ///
  /// The modules that will be rewritten use the modules in these folders.
  init(output: URL, shared: [URL]) throws {
    self.output = output
    var declarations = Declarations()
    for folder in shared { try SourceModule(folder: folder).declare(in: &declarations) }
    self.shared = declarations
  }

  /// Writes the rewritten files of a module, and adds its mutants to the list.
  mutating func rewrite(_ folder: URL) throws {
    let module = try SourceModule(folder: folder)
    var declarations = shared
    module.declare(in: &declarations)
    let types = Types(declarations: declarations)
    let usedNames = module.implicitMembers
    for file in module.files {
      let rewriter = Rewriter(
        file.tree, file: file.path, module: module.name, types: types, usedNames: usedNames,
        firstID: list.mutants.count + 1)
      try write(rewriter.insertions.inserted(into: file.source), to: "\(module.name)/\(file.path)")
      list.mutants += rewriter.mutants
      list.excluded += ExclusionRule.allCases.compactMap { rule in
        rewriter.excluded[rule].map {
          Exclusion(rule: rule, module: module.name, file: file.path, count: $0)
        }
      }
    }
  }

  private func write(_ source: [UInt8], to path: String) throws {
    // In the first line, so that lines keep their numbers.
    let source = Array("import CMutants; ".utf8) + source
    let url = output.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source).write(to: url)
    _ = try parse(source, "The rewritten \(path)")
  }
}
