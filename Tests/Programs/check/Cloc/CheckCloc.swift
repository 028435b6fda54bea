import Arguments
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
    files on which they differ are listed. It is a problem only if one of them leaves a file out.
    """

  @Argument("a folder with Swift sources; those of this package unless some are named", .file)
  var folders: [String]

  func run() throws -> ExitCode {
    let package = try Check.packageFolder()
    let place =
      folders.isEmpty ? package : URL(filePath: FileManager.default.currentDirectoryPath)
    let files = try (folders.isEmpty ? ["Benchmarks", "Sources", "Tests"] : folders)
      .flatMap { try Self.files(in: $0, below: place) }
    guard Tool.answer(of: ["cloc", "--version"], in: place) != nil else {
      throw ToolError.unusable(path: "cloc", reason: "no folder of PATH has it")
    }
    let compare = try CompareProgram(in: package)
    let (clocLines, clocRun) = try Self.runCloc(on: files, in: place)
    let (lines, run) = try Self.runSize(of: compare, on: files, in: place)
    let comparison = ClocComparison(files: files, lines: lines, clocLines: clocLines)
    let seconds = ClocComparison.row(of: run.seconds, clocRun.seconds)
    let processorSeconds = ClocComparison.row(
      of: run.processorTime.user, clocRun.processorTime.user)
    let rows = [
      "\(seconds)seconds, starting and printing included",
      "\(processorSeconds)seconds of processor time",
    ]
    try StandardStreams().write((comparison.rows + rows).joined(separator: "\n") + "\n")
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

  private static func runCloc(
    on files: [String], in folder: URL
  ) throws -> (lines: [String: Int], run: TimedRun) {
    let work = try TemporaryFolder()
    try work.write(files.joined(separator: "\n") + "\n", to: "list")
    let run = try TimedRun(
      of: URL(filePath: "/usr/bin/env"),
      [
        "cloc", "--quiet", "--csv", "--by-file", "--skip-uniqueness", "--timeout", "0",
        "--list-file=\(work.path("list"))", "--force-lang=Swift,swift",
      ], in: folder)
    if let failure = run.result.failure {
      throw ToolError.failed(tool: "cloc", reason: failure, output: run.result.tail)
    }
    return (ClocComparison.lines(inCSV: run.result.output), run)
  }

  private static func runSize(
    of compare: CompareProgram, on files: [String], in folder: URL
  ) throws -> (lines: [String: Int], run: TimedRun) {
    let run = try compare.size(["--format", "json"] + files, in: folder)
    if let failure = run.result.failure {
      // The exit code is 1 also after a report that lacks a file, but a failure prints no report.
      guard !run.result.outputData.isEmpty else {
        throw ToolError.failed(tool: "compare size", reason: failure, output: run.result.tail)
      }
      StandardStreams().writeError(run.result.errorOutput)
    }
    return (try ClocComparison.lines(inJSON: run.result.outputData), run)
  }
}
