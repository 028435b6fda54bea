import CodeSizes

/// The sizes of folders and files of Swift sources, which need not be the kit's.
///
/// The sizes do not depend on the machine: two runs on the same sources give the same bytes.
package struct FolderSizes: Codable, Equatable, Sendable {
  /// One folder or file with its size.
  package struct MeasuredFolder: Codable, Equatable, Sendable {
    /// The path as it was given.
    package var path: String
    package var size: CodeSize

    /// Creates the entry of a folder or file.
    package init(path: String, size: CodeSize) {
      self.path = path
      self.size = size
    }
  }

  /// The version of the JSON format.
  package var schema = 1
  /// The folders in the order in which they were given.
  package var folders: [MeasuredFolder]
  /// Sentences for the report about figures that are `null` and about what was left out.
  package var notes: [String]

  /// Creates the sizes of some folders.
  package init(folders: [MeasuredFolder], notes: [String]) {
    self.folders = folders
    self.notes = notes
  }
}
