/// A line of a document that is not right.
struct Problem: Equatable, CustomStringConvertible {
  /// The document's path from the package's folder.
  let path: String
  /// The line, counted from 1; `nil` for the whole file.
  let line: Int?
  let message: String

  var description: String {
    "\(path):\(line.map { "\($0):" } ?? "") \(message)"
  }
}
