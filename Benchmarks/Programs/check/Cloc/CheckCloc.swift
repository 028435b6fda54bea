import Foundation
import Terminal
import TestSupport
import Toolchain

/// A command that compares the code lines and the time of `compare size` with those of `cloc`.
struct CheckCloc: Command {
  static let name = "cloc"
  static let abstract = "Compares the code lines and the time of 'compare size' with those of cloc."
  static let discussion = """
    Both count a line that holds more than comment and white space. cloc knows no strings, so they \
    differ where /* or // stands in a literal, and in block comments inside block comments. The \
    files on which they differ are listed. It is a problem only if one of them leaves a file out. \
    The times are those of further runs on the whole folders, in turn; the quickest run counts, \
    since other programs can only make a run slower.
    """

  /// The number of timed runs of each of the two programs.
  private static let timedRuns = 5

  @Argument("a folder with Swift sources; those of this package unless some are named", .file)
  var folders: [String]

  func run() throws -> ExitCode {
    let package = try Check.packageFolder()
    let place =
      folders.isEmpty ? package : URL(filePath: FileManager.default.currentDirectoryPath)
    let folders = folders.isEmpty ? ["Benchmarks", "Sources", "Tests"] : folders
    let files = try folders.flatMap { try Self.files(in: $0, below: place) }
    guard Tool.answer(of: ["cloc", "--version"], in: place) != nil else {
      throw ToolError.unusable(path: "cloc", reason: "no folder of PATH has it")
    }
    let compare = try CompareProgram(in: package)
    let clocLines = try Self.linesOfCloc(on: files, in: place)
    let lines = try Self.linesOfSize(by: compare, on: files, in: place)
    let comparison = ClocComparison(files: files, lines: lines, clocLines: clocLines)
    let times = try Self.times(of: compare, on: folders, in: place)
    try StandardStreams().write((comparison.rows + times).joined(separator: "\n") + "\n")
    return try Check.result(of: comparison.problems, checked: "\(files.count) files")
  }

  /// Returns the paths of the Swift sources in a folder, each with the folder's path at its
  /// beginning.
  private static func files(in folder: String, below place: URL) throws(UsageError) -> [String] {
    let root = folder.hasPrefix("/") ? URL(filePath: folder) : place.appending(path: folder)
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard !paths.isEmpty else {
      throw UsageError(
        "There is no Swift source in \(folder.quoted).\nGive a folder with Swift sources.")
    }
    return paths.map { "\(folder)/\($0)" }
  }

  private static func linesOfCloc(on files: [String], in folder: URL) throws -> [String: Int] {
    let work = try TemporaryFolder()
    try work.write(files.joined(separator: "\n") + "\n", to: "list")
    let run = try runCloc(["--by-file", "--list-file=\(work.path("list"))"], in: folder)
    return ClocComparison.lines(inCSV: run.result.output)
  }

  private static func runCloc(_ arguments: [String], in folder: URL) throws(ToolError) -> TimedRun {
    let run = try TimedRun(
      of: URL(filePath: "/usr/bin/env"),
      [
        "cloc", "--quiet", "--csv", "--skip-uniqueness", "--timeout", "0", "--include-lang=Swift",
        "--force-lang=Swift,swift",
      ] + arguments, in: folder)
    if let failure = run.result.failure {
      throw ToolError.failed(tool: "cloc", reason: failure, output: run.result.tail)
    }
    return run
  }

  private static func linesOfSize(
    by compare: CompareProgram, on files: [String], in folder: URL
  ) throws -> [String: Int] {
    let run = try compare.size(["--format", "json"] + files, in: folder)
    if let failure = run.result.failure {
      // The exit code is 1 also after a report that lacks a file, but a failure prints no report.
      guard !run.result.outputData.isEmpty else {
        throw ToolError.failed(tool: "compare size", reason: failure, output: run.result.tail)
      }
      StandardStreams().writeError(run.result.errorOutput)
    }
    return try ClocComparison.lines(inJSON: run.result.outputData)
  }

  /// Returns the rows with the times of both programs.
  private static func times(
    of compare: CompareProgram, on folders: [String], in place: URL
  ) throws(ToolError) -> [String] {
    var (runs, clocRuns): ([TimedRun], [TimedRun]) = ([], [])
    for _ in 0..<timedRuns {
      clocRuns.append(try runCloc(folders, in: place))
      runs.append(try compare.size(folders, in: place))
    }
    func row(_ seconds: (TimedRun) -> Double) -> String {
      ClocComparison.row(
        of: runs.map(seconds).min() ?? 0, clocRuns.map(seconds).min() ?? 0)
    }
    return [
      "\(row(\.seconds))seconds, starting and printing included, the quickest of \(timedRuns) runs",
      "\(row(\.processorTime.total))seconds of processor time",
    ]
  }
}
