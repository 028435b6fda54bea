import CodeSizes

/// The sizes of folders and files of Swift sources, which need not be the kit's.
///
/// The sizes do not depend on the machine: two runs on the same sources give the same bytes.
package struct FolderSizes: Codable, Equatable, Sendable {
  /// One folder or file with its size.
  struct MeasuredFolder: Codable, Equatable, Sendable {
    /// The path as it was given.
    var path: String
    var size: CodeSize
  }

  /// The version of the JSON format.
  var schema = 1
  /// The folders in the order in which they were given.
  var folders: [MeasuredFolder]
  /// Sentences for the report about figures that are `null` and about what was left out.
  var notes: [String]
}
