/// A problem in a document or a module.
struct Problem: Error, Equatable, CustomStringConvertible {
  /// The path of the document or module, relative to the package's folder.
  let path: String
  /// The number of the line, counted from 1; `nil` if the problem is in the whole file or module.
  let line: Int?
  let message: String

  var description: String {
    "\(path):\(line.map { "\($0):" } ?? "") \(message)"
  }
}
