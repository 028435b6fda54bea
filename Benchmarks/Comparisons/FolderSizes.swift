import CodeSizes

/// The sizes of any folders of Swift sources.
///
/// The sizes do not depend on the machine: two runs on the same sources give the same bytes.
package struct FolderSizes: Codable, Equatable, Sendable {
  /// One folder or file with its size.
  package struct MeasuredFolder: Codable, Equatable, Sendable {
    /// The path as it was given.
    package var path: String
    package var size: CodeSize

    /// Creates a folder.
    package init(path: String, size: CodeSize) {
      self.path = path
      self.size = size
    }
  }

  /// The version of the format.
  package var schema = 1
  /// The folders in the order in which they were given.
  package var folders: [MeasuredFolder]
  /// The reasons why a figure is `null` or something was left out.
  package var notes: [String]

  /// Creates sizes.
  package init(folders: [MeasuredFolder], notes: [String]) {
    self.folders = folders
    self.notes = notes
  }
}
