import Reports

/// Returns the table of the change that added posts to the profile, such as the lines it added.
///
/// - Parameter data: The content of posts-change.csv: comma-separated values, with the names of the
///   columns in the first row.
/// - Returns: A table with one row for each architecture.
/// - Throws: ``PostsChangeError`` for a row without a value.
func postsChangeTable(of data: String) throws(PostsChangeError) -> GuideTable {
  let lines = data.split(whereSeparator: \.isNewline)
    .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  let names = lines.first ?? []
  var rows: [(label: String, cells: [String])] = []
  for line in lines.dropFirst() {
    func value(_ name: String) throws(PostsChangeError) -> String {
      guard let index = names.firstIndex(of: name), line.indices.contains(index) else {
        throw PostsChangeError(row: line.first ?? "", column: name)
      }
      return line[index]
    }
    let plain = [
      try value("source_files_touched"), try value("source_files_new"), try value("lines_added"),
      try value("lines_removed"), try value("types_added"),
    ]
    let controller =
      "+\(try value("view_controller_added")) −\(try value("view_controller_removed"))"
    let changed = """
      \(try value("test_files_changed")) \
      (+\(try value("changed_tests_added")) −\(try value("changed_tests_removed")))
      """
    let new = "\(try value("test_files_new")) (+\(try value("new_tests_added")))"
    rows.append((try value("architecture"), plain + [controller, changed, new]))
  }
  let columns = [
    "source files touched", "of them new", "lines added", "lines removed", "types added",
    "view controller", "existing test files changed", "new test files",
  ]
  return GuideTable(
    corner: "Architecture",
    table: Table(columns: columns.map { Table.Column(title: $0) }, rows: rows))
}

/// The error for a value that is missing in posts-change.csv.
struct PostsChangeError: Error, Equatable, CustomStringConvertible {
  let row: String
  let column: String

  var description: String { "posts-change.csv has no \(column) for '\(row)'." }
}
