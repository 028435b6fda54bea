import Figures
import Foundation
import Reports
import Terminal
import Toolchain

/// The program `guides`, which updates or checks the tables, boxes and findings of the README
/// and the guides.
struct Guides: Command {
  static let name = "guides"
  static let abstract = "Updates the tables and boxes of the README and the guides."
  static let discussion = """
    With --page, the page of the comparison in Benchmarks/Guides is made, too. The boxes show what the program compare prints, which must be in the folder of this program. \
    Build it first: swift build -c release
    """

  @Flag("changes no file and fails if a line is not up to date") var check: Bool
  @Option("a comparison that was kept as JSON, instead of sizes and tests of now", .file)
  var from: String?
  @Flag("also makes the page of the kept comparison, which takes minutes") var page: Bool

  func validate() throws(UsageError) {
    try $page.excludes($check)
    try $page.excludes(
      $from,
      because: "The page shows notes about its figures, so --page measures sizes and tests itself.")
  }

  func run() throws -> ExitCode {
    let folder = try PackageFolder.find(
      from: [URL(filePath: FileManager.default.currentDirectoryPath), Self.program])
    let compare = try CompareProgram(beside: Self.program, packageFolder: folder)
    let documents = try Document.all(in: folder)
    let modules = try PackageModules(in: folder)
    let shown = try shownComparison(in: folder, with: compare)
    let (update, notes) = update(of: shown, with: compare, modules: modules)
    if page {
      guard shown.hasOneToolchain else { throw KeptPage.OtherToolchain() }
      try compare.makePage(of: shown.comparison, in: KeptPage.file(in: folder))
      try StandardStreams().write("\(KeptPage.path) was made.\n")
    }
    var problems = modules.problems + KeptPage.problems(in: folder, of: shown)
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
  ///   - shown: The comparison that the documents show.
  ///   - compare: The program whose output the boxes show.
  ///   - modules: The modules of the package, for the table of modules.
  /// - Returns: The new content, and notes that say which parts of the documents stay as they are.
  private func update(
    of shown: ShownComparison, with compare: CompareProgram, modules: PackageModules
  ) -> (Update, notes: [String]) {
    let baseline = shown.baseline
    var tables = ["dispatch": dispatchTable(of: baseline), "modules": modules.table]
    if let memory = memoryTable(of: baseline) { tables["memory"] = memory }
    if let bindings = bindingsTable(of: baseline) { tables["bindings"] = bindings }
    guard shown.hasOneToolchain else {
      let note = """
        The summary, the findings, the verdicts and the boxes are left as they are: kept-run.json \
        was made with Swift \(baseline.environment.swift ?? "of an unknown version").
        """
      return (Update(tables: tables, output: nil), [note])
    }
    tables["summary"] = GuideTable(corner: "Architecture", table: shown.comparison.summary)
    tables["verdicts"] = GuideTable(corner: "Id", table: ClaimsReport(in: shown.comparison).table)
    let findings = shown.comparison.findings(baseline: shown.comparison.firstID).map(\.text)
    return (Update(tables: tables, findings: findings, output: compare.output(of:)), [])
  }

  /// Returns the comparison that the documents show: sizes and tests of now, costs of a kept run.
  private func shownComparison(
    in folder: URL, with compare: CompareProgram
  ) throws -> ShownComparison {
    ShownComparison(
      now: try from.map { try Comparison(inFile: URL(filePath: $0)) } ?? compare.sizesAndTests(),
      baseline: try Comparison(inFile: folder.appending(path: "Benchmarks/kept-run.json")))
  }

  private static var program: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  }
}
