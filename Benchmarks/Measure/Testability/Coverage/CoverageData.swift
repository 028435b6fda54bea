import Foundation
import Toolchain

/// The lines and functions of a package, and those of them that a run of tests executed.
///
/// The data is read from the tracefile that `llvm-cov export -format=lcov` prints.
struct CoverageData {
  struct Line: Hashable {
    /// The file's path relative to the package's folder.
    let path: String
    /// The line's number, counted from 1.
    let number: Int
  }

  private struct File {
    /// The execution count of each line with code; the key is the number of the line.
    var counts: [Int: Int] = [:]
    var functions = 0
    var functionsCovered = 0
    /// The mangled names of the functions that were executed.
    var executedFunctions: [String] = []
  }

  /// The files of the package, by their paths relative to the package's folder.
  private var files: [String: File] = [:]

  /// Reads a tracefile.
  ///
  /// - Parameters:
  ///   - lcov: The records of the tracefile, one on each line.
  ///   - root: The path of the package's folder, without a slash at the end. The tracefile has the
  ///     paths of the package's files below this path, and may have other files.
  /// - Throws: ``ToolError`` if a record has another format.
  init(lcov: String, root: String) throws(ToolError) {
    var path = ""
    var file = File()
    for record in lcov.split(separator: "\n") {
      // The name of a private function has colons and stands last.
      let parts = record.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let values = (parts.count > 1 ? parts[1] : "").split(separator: ",", maxSplits: 1)
      func number(_ index: Int) throws(ToolError) -> Int {
        guard values.indices.contains(index), let number = UInt64(values[index]) else {
          throw .failed(tool: "llvm-cov", reason: "it printed '\(record)'", output: "")
        }
        // A count that follows from others can be below 0 after a run with several threads.
        return Int(clamping: number)
      }
      switch parts[0] {
      case "SF": (path, file) = (String(record.dropFirst(3)), File())
      case "DA": file.counts[try number(0)] = try number(1)
      case "FNF": file.functions = try number(0)
      case "FNH": file.functionsCovered = try number(0)
      case "FNDA":
        if try number(0) > 0 { file.executedFunctions += values[1...].map(String.init) }
      case "end_of_record" where path.hasPrefix(root + "/"):
        files[String(path.dropFirst(root.count + 1))] = file
      default: break
      }
    }
  }

  /// Returns all lines with code in a folder, such as `Sources/MVP`, and the lines that the tests
  /// executed.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func lines(in folder: String) throws(CoverageError) -> (all: Set<Line>, executed: Set<Line>) {
    var all: Set<Line> = []
    var executed: Set<Line> = []
    for (path, file) in try files(in: folder) {
      for (number, count) in file.counts {
        all.insert(Line(path: path, number: number))
        if count > 0 { executed.insert(Line(path: path, number: number)) }
      }
    }
    return (all, executed)
  }

  /// Returns the numbers of lines and functions in a folder, and of those that the tests executed.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func cover(in folder: String) throws(CoverageError) -> Cover {
    let (all, executed) = try lines(in: folder)
    let files = try files(in: folder).values
    return Cover(
      linesCovered: executed.count, lines: all.count,
      functionsCovered: files.reduce(0) { $0 + $1.functionsCovered },
      functions: files.reduce(0) { $0 + $1.functions })
  }

  /// Returns the mangled names of a folder's functions that the tests executed, without those of
  /// files whose paths begin with one of `others`.
  ///
  /// Each name occurs once. The names are in alphabetical order.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func executedFunctions(
    in folder: String, besides others: [String] = []
  ) throws(CoverageError) -> [String] {
    let files = try files(in: folder).filter { file in !others.contains(where: file.key.hasPrefix) }
    return Set(files.values.flatMap(\.executedFunctions)).sorted()
  }

  private func files(in folder: String) throws(CoverageError) -> [String: File] {
    let files = files.filter { $0.key.hasPrefix(folder + "/") }
    guard !files.isEmpty else { throw .noData(folder: folder) }
    return files
  }
}
