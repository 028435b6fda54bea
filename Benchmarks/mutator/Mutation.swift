import Foundation

/// A writer of modules that contain mutants.
///
/// While the program runs, a number chooses the mutant that takes effect.
struct Mutation {
  let output: URL
  let givenUp: Set<Int>
  private(set) var report = Report()
  private let shared: Declarations

  /// Creates a writer, and reads the modules in the folders `shared`.
  ///
  /// The modules that will be rewritten use the modules in these folders.
  init(output: URL, givenUp: Set<Int>, shared: [URL]) throws {
    self.output = output
    self.givenUp = givenUp
    var declarations = Declarations()
    for folder in shared { try SourceModule(folder: folder).declare(in: &declarations) }
    self.shared = declarations
  }

  /// Writes the rewritten files of a module, and adds its mutants to the report.
  mutating func rewrite(_ folder: URL) throws {
    let module = try SourceModule(folder: folder)
    var declarations = shared
    module.declare(in: &declarations)
    let types = Types(declarations: declarations)
    let usedNames = module.implicitMembers
    for file in module.files {
      let rewriter = Rewriter(
        file.tree, file: file.path, module: module.name, types: types, usedNames: usedNames,
        firstID: report.mutants.count + 1, givenUp: givenUp)
      try write(rewriter.insertions.inserted(into: file.source), to: "\(module.name)/\(file.path)")
      report.mutants += rewriter.mutants
      report.excluded += ExclusionRule.allCases.compactMap { rule in
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
