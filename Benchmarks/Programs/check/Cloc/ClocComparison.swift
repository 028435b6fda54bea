import Foundation

/// The numbers of code lines of files, as `compare size` and `cloc` count them.
struct ClocComparison {
  /// The paths of the compared files, in the order of the table's rows.
  private let files: [String]
  private let lines: [String: Int]
  private let clocLines: [String: Int]

  /// Creates the comparison of what `compare size` and `cloc` have counted.
  ///
  /// - Parameters:
  ///   - files: The paths of the files that both programs had to count.
  ///   - lines: The number of code lines that `compare size` has counted, by the file's path.
  ///   - clocLines: The number of code lines that `cloc` has counted, by the file's path.
  init(files: [String], lines: [String: Int], clocLines: [String: Int]) {
    self.files = files
    self.lines = lines
    self.clocLines = clocLines
  }

  /// One problem for each file that `compare size` or `cloc` has left out.
  var problems: [String] {
    files.flatMap { file in
      [("compare size", lines), ("cloc", clocLines)].filter { $0.1[file] == nil }
        .map { "\(file): \($0.0) leaves it out." }
    }
  }

  /// The lines of a table: the files on which `compare size` and `cloc` differ, and the sums of all
  /// files.
  var rows: [String] {
    let counted = files.compactMap { file in
      lines[file].flatMap { own in clocLines[file].map { (file: file, own: own, cloc: $0) } }
    }
    let differing = counted.filter { $0.own != $0.cloc }
    let sums = Self.row(
      of: counted.reduce(0) { $0 + $1.own }, counted.reduce(0) { $0 + $1.cloc })
    return ["  compare      cloc"]
      + differing.map { Self.row(of: $0.own, $0.cloc) + $0.file }
      + ["\(sums)code lines; files: \(counted.count), of which \(differing.count) differ"]
  }

  /// Returns the beginning of a table's row, with the code lines that `compare size` and `cloc`
  /// count.
  static func row(of own: Int, _ cloc: Int) -> String {
    String(format: "%9ld %9ld  ", own, cloc)
  }

  /// Returns the beginning of a table's row, with the seconds that `compare size` and `cloc` take.
  static func row(of own: Double, _ cloc: Double) -> String {
    String(format: "%9.3f %9.3f  ", own, cloc)
  }
}

// MARK: - Reading

extension ClocComparison {
  /// Returns the number of code lines of each path, read from the output of `cloc --csv --by-file`.
  static func lines(inCSV text: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    for row in text.split(whereSeparator: \.isNewline) {
      // The language, the path, and the numbers of blank lines, comment lines and code lines.
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count >= 5, fields[0] == "Swift" else { continue }
      lines[String(fields[1])] = Int(fields[4])
    }
    return lines
  }

  /// Returns the number of code lines of each path, read from the JSON that `compare size` prints.
  static func lines(inJSON data: Data) throws -> [String: Int] {
    struct Sizes: Decodable {
      struct Entry: Decodable {
        struct Size: Decodable {
          let codeLines: Int
        }

        let path: String
        let size: Size
      }

      let folders: [Entry]
    }

    let entries = try JSONDecoder().decode(Sizes.self, from: data).folders
    return Dictionary(entries.map { ($0.path, $0.size.codeLines) }) { $1 }
  }
}
