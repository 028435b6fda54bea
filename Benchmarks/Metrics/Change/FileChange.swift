/// A file that a commit has changed, added or removed.
struct FileChange: Equatable {
  /// The path from the package's folder.
  var path: String
  /// Whether the commit has added it.
  var isNew: Bool
  /// Git's names for the content before and after; `nil` where there is no regular file.
  var blobs: (before: String?, after: String?)
  /// `nil` if git takes the file for binary.
  var lines: ChangeCost.Lines?

  var isSwift: Bool { path.hasSuffix(".swift") }

  static func == (left: FileChange, right: FileChange) -> Bool {
    left.path == right.path && left.isNew == right.isNew && left.blobs == right.blobs
      && left.lines == right.lines
  }
}
