import Foundation
import Metrics

/// Measures folders of Swift sources that are not the kit's.
struct FoldersRun {
  /// Throws: `UsageError` for a path that leads nowhere, before anything is measured.
  init(_ paths: [String]) throws(UsageError) {
    self.paths = paths
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw .noSuchFolder(path)
    }
  }

  private let paths: [String]

  /// Measures the folders one after another, and says whether everything in them could be read.
  func run(progress: (String) -> Void) throws -> (sizes: FolderSizes, isComplete: Bool) {
    var sizes = FolderSizes(folders: [], notes: [])
    var isComplete = true
    for path in paths {
      progress("size: \(path)")
      let measured = try measureFolder(at: URL(filePath: path))
      sizes.folders.append(.init(path: path, size: measured.size))
      sizes.notes += measured.notes.map { paths.count > 1 ? "\(path): \($0)" : $0 }
      if measured.size.files == 0 { sizes.notes.append("\(path): no Swift sources were found.") }
      if !measured.isComplete {
        sizes.notes.append(
          "\(path): not everything could be read, so that figures may be too small.")
        isComplete = false
      }
    }
    sizes.notes.append("Machine code and metadata are measured for the kit's own modules only.")
    return (sizes, isComplete)
  }
}
