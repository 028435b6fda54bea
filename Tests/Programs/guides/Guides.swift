import Arguments
import Comparisons
import Findings
import Foundation
import Tables
import Terminal
import Toolchain

/// The program `guides`, which updates or checks the tables, boxes and findings of the README
/// and the guides.
struct Guides: Command {
  static let name = "guides"
  static let abstract = "Updates the tables and boxes of the README and the guides."
  static let discussion = """
    The boxes show what the program compare prints, which must be in the folder of this program. \
    Build it first: swift build -c release
    """

  @Flag("changes no file and fails if a line is not up to date") var check: Bool
  @Option("a comparison that was kept as JSON, instead of a quick one of now", .file)
  var from: String?

  func run() throws -> ExitCode {
    let folder = try PackageFolder.find(
      from: [URL(filePath: FileManager.default.currentDirectoryPath), Self.program])
    let compare = try CompareProgram(beside: Self.program, packageFolder: folder)
    let documents = try Document.all(in: folder)
    let modules = try PackageModules(in: folder)
    let (update, notes) = try update(in: folder, with: compare, modules: modules)
    var problems = modules.problems
    for document in documents {
      let updated = try update.document(document)
      problems += updated.problems
      if check {
        problems += document.differences(to: updated.document)
      } else if updated.document != document {
        try updated.document.write(in: folder)
        try StandardStreams().write("\(document.path) was changed.\n")
      }
      problems += document.brokenLinks(among: documents, in: folder)
      problems += document.missingPaths(in: folder)
    }
    for line in notes + problems.map(\.description) { StandardStreams().writeError(line + "\n") }
    guard problems.isEmpty else {
      StandardStreams().writeError(Self.conclusion(problemCount: problems.count) + "\n")
      return .failure
    }
    try StandardStreams().write("\(documents.count) documents are up to date.\n")
    return .success
  }

  /// Returns the last line that a run prints when it has found problems.
  static func conclusion(problemCount: Int) -> String {
    let found = problemCount == 1 ? "1 problem was found" : "\(problemCount) problems were found"
    return "\(found); see the lines above."
  }

  /// Returns the new content of the documents.
  ///
  /// The result holds the new tables and findings. Instead of new boxes, the result holds a
  /// function that runs `compare` and returns the printed lines, which become the boxes.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - compare: The program whose output the boxes show.
  ///   - modules: The modules of the package, for the table of modules.
  /// - Returns: The new content, and notes that say which parts of the documents stay as they are.
  /// - Throws: ``PostsChangeError``, ``CompareError`` and the errors of files.
  private func update(
    in folder: URL, with compare: CompareProgram, modules: PackageModules
  ) throws -> (Update, notes: [String]) {
    let baseline = try Comparison(inFile: folder.appending(path: "Benchmarks/baseline.json"))
    let posts = folder.appending(path: "Benchmarks/Guides/posts-change.csv")
    var tables = [
      "dispatch": dispatchTable(of: baseline),
      "modules": modules.table,
      "posts-change": try postsChangeTable(of: String(contentsOf: posts, encoding: .utf8)),
    ]
    if let memory = memoryTable(of: baseline) { tables["memory"] = memory }
    let comparison = try from.map { try Comparison(inFile: URL(filePath: $0)) } ?? compare.quick()
    // Machine code, coverage and counts depend on the compiler.
    guard comparison.environment.hasSameToolchain(as: baseline.environment) else {
      let note = """
        The summary, the findings and the boxes are left as they are: baseline.json was made \
        with Swift \(baseline.environment.swift ?? "of an unknown version").
        """
      return (Update(tables: tables, output: nil), [note])
    }
    let shown = comparison.withDispatch(of: baseline)
    tables["summary"] = GuideTable(corner: "Architecture", table: shown.summary)
    let findings = shown.findings(baseline: shown.firstID).map(\.text)
    return (Update(tables: tables, findings: findings, output: compare.output(of:)), [])
  }

  private static var program: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  }
}
