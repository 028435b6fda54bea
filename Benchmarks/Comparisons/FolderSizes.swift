import CodeSizes

/// The sizes of folders and files with the Swift sources of any project.
///
/// The sizes do not depend on the machine: two runs on the same sources give the same bytes.
package struct FolderSizes: Codable, Equatable, Sendable {
  /// One folder or file with its size.
  struct MeasuredFolder: Codable, Equatable, Sendable {
    /// The path of the folder or file, as the user gave it.
    var path: String
    var size: CodeSize
  }

  /// The version of the JSON format.
  var schema = 1
  /// The folders and files with their sizes, in the order in which the user gave the paths.
  var folders: [MeasuredFolder]
  /// Sentences for the report, about figures that are `null` and about files that were left out.
  var notes: [String]
}
