/// A problem in a document or a module.
struct Problem: Equatable, CustomStringConvertible {
  /// The path of the document or module from the package's folder.
  let path: String
  /// The line, counted from 1; `nil` for the whole file.
  let line: Int?
  let message: String

  var description: String {
    "\(path):\(line.map { "\($0):" } ?? "") \(message)"
  }
}
