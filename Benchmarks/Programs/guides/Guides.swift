import Architectures
import Figures
import Foundation
import Page
import Reports
import Terminal
import Toolchain

/// The program `guides`, which updates the tables and findings of the README and the guides, and
/// checks their boxes.
struct Guides: Command {
  static let name = "guides"
  static let abstract = "Updates the tables and findings of the README and the guides."
  static let discussion = """
    Sizes are measured; tests, faults and costs are those that were kept. With --page, the page of \
    the comparison in Benchmarks/Guides is made, too. Each line of a box must be one that the \
    program compare prints, which must be in the folder of this program. Build it first: \
    swift build -c release
    """

  @Flag("changes no file and fails if a line is not up to date") var check: Bool
  @Option("a comparison that was kept as JSON, instead of sizes of now and kept tests", .file)
  var from: String?
  @Flag("also makes the page of the kept comparison, which takes minutes") var page: Bool

  func validate() throws(UsageError) {
    try $page.excludes($check)
    try $page.excludes($from, because: "The page names the commands that measure its figures.")
  }

  func run() throws -> ExitCode {
    let folder = try PackageFolder.find(
      from: [URL(filePath: FileManager.default.currentDirectoryPath), Self.program])
    let compare = try CompareProgram(beside: Self.program, packageFolder: folder)
    let documents = try Document.all(in: folder)
    let modules = try PackageModules(in: folder)
    let shown = try ShownComparison(from: from, in: folder)
    let output = shown.hasOneToolchain ? { try compare.output(of: $0) } : nil
    let update = Update(blocks: shown.blocks, figure: shown.figure, output: output)
    if page {
      guard shown.hasOneToolchain else { throw KeptPage.otherToolchain }
      let source = PageSource(
        baseline: Architecture.baselineID, command: "swift run -c release guides --page")
      let progress = ProgressReport(of: "guides")
      let made = try PageMeasurement(source, packageFolder: folder, progress: progress.show)
        .run { shown.comparison }
      progress.erase()
      let file = folder.appending(path: KeptPage.path)
      try made.html().write(to: file, atomically: true, encoding: .utf8)
      try StandardStreams().write("\(KeptPage.path) was made.\n")
    }
    var problems = modules.problems
    if shown.hasOneToolchain {
      problems += [try KeptPage.problem(in: folder, of: shown.comparison)].compactMap(\.self)
    } else {
      StandardStreams().writeError(
        """
        The tables of a run, the findings, the figures, the boxes and the page are left as they are: \
        kept-run.json was made with Swift \(shown.kept.environment.swift ?? "of some version").

        """)
    }
    if let picture = shown.picture {
      let file = folder.appending(path: ShownComparison.picturePath)
      let isNew = (try? String(contentsOf: file, encoding: .utf8)) != picture.svg
      if isNew, check {
        problems.append(
          Problem(path: ShownComparison.picturePath, line: nil, message: "not up to date."))
      } else if isNew {
        try picture.svg.write(to: file, atomically: true, encoding: .utf8)
        try StandardStreams().write("\(ShownComparison.picturePath) was made.\n")
      }
    }
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
    for problem in problems { StandardStreams().writeError("\(problem)\n") }
    guard problems.isEmpty else {
      StandardStreams().writeError("Problems found: \(problems.count); see the lines above.\n")
      return .failure
    }
    try StandardStreams().write("\(documents.count) documents are up to date.\n")
    return .success
  }

  private static var program: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  }
}
