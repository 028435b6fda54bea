import Foundation

/// The lines and functions of a package, and those of them that a run of tests executed.
///
/// The data is read from llvm-cov's JSON.
struct CoverageData {
  struct Line: Hashable {
    /// The file's path relative to the package's folder.
    let path: String
    /// The line's number, counted from 1.
    let number: Int
  }

  private let files: [String: Export.File]
  private let functions: [(path: String, name: String)]

  /// Reads the output of `llvm-cov export`.
  ///
  /// - Parameters:
  ///   - json: The output of `llvm-cov export`.
  ///   - root: The path of the package's folder, without a slash at the end. In `json`, the paths
  ///     of the package's files begin with this path.
  /// - Throws: `DecodingError` if the output has another format.
  init(json: Data, root: String) throws {
    let prefix = root + "/"
    let export = try JSONDecoder().decode(Export.self, from: json)
    files = Dictionary(
      export.data.flatMap(\.files).compactMap { file in
        file.filename.hasPrefix(prefix)
          ? (String(file.filename.dropFirst(prefix.count)), file) : nil
      }, uniquingKeysWith: { first, _ in first })
    functions = export.data.flatMap(\.functions).filter { $0.count > 0 }.flatMap { function in
      function.filenames.filter { $0.hasPrefix(prefix) }
        .map { (String($0.dropFirst(prefix.count)), function.name) }
    }
  }

  /// Returns all lines with code in a folder, such as `Sources/MVP`, and the lines that the tests
  /// executed.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func lines(in folder: String) throws -> (all: Set<Line>, executed: Set<Line>) {
    var all: Set<Line> = []
    var executed: Set<Line> = []
    for (path, file) in try files(in: folder) {
      for (number, count) in LineCounts(segments: file.segments).counts {
        all.insert(Line(path: path, number: number))
        if count > 0 { executed.insert(Line(path: path, number: number)) }
      }
    }
    return (all, executed)
  }

  /// Returns the coverage of a folder: the numbers of lines and functions in it, and the numbers of lines and functions that the tests executed.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func cover(in folder: String) throws -> Cover {
    let lines = try lines(in: folder)
    let functions = try files(in: folder).map(\.value.summary.functions)
    return Cover(
      linesCovered: lines.executed.count, lines: lines.all.count,
      functionsCovered: functions.reduce(0) { $0 + $1.covered },
      functions: functions.reduce(0) { $0 + $1.count })
  }

  /// Returns the mangled names of a folder's functions that the tests executed.
  ///
  /// Each name occurs once. The names are in alphabetical order.
  ///
  /// - Throws: ``CoverageError`` when the data contains no file of this folder.
  func executedFunctions(in folder: String) throws -> [String] {
    _ = try files(in: folder)
    let names = functions.filter { $0.path.hasPrefix(folder + "/") }.map(\.name)
    return Set(names).sorted()
  }

  private func files(in folder: String) throws -> [String: Export.File] {
    let files = files.filter { $0.key.hasPrefix(folder + "/") }
    guard !files.isEmpty else { throw CoverageError.noData(folder: folder) }
    return files
  }
}

/// The part of llvm-cov's JSON that ``CoverageData`` reads.
private struct Export: Decodable {
  struct Unit: Decodable {
    let files: [File]
    let functions: [Function]
  }

  struct File: Decodable {
    let filename: String
    let segments: [CoverageSegment]
    let summary: Summary
  }

  struct Summary: Decodable {
    struct Share: Decodable {
      let count: Int
      let covered: Int
    }
    let functions: Share
  }

  struct Function: Decodable {
    let name: String
    let count: Int
    let filenames: [String]
  }

  let data: [Unit]
}
