import CodeSizes
import Comparisons
import Foundation

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

  /// Measures the folders one after another, and says whether all source in them could be measured.
  ///
  /// Throws: `SourceFolderError` if none can be measured.
  func run(progress: (String) -> Void) throws -> (sizes: FolderSizes, isComplete: Bool) {
    var sizes = FolderSizes(folders: [], notes: [])
    var isComplete = true
    var firstError: SourceFolderError?
    for path in paths {
      progress("size: \(path)")
      do throws(SourceFolderError) {
        let measured = try measureFolder(at: URL(filePath: path))
        sizes.folders.append(.init(path: path, size: measured.size))
        sizes.notes += measured.notes.map { paths.count > 1 ? "\(path): \($0)" : $0 }
        if !measured.isComplete {
          sizes.notes.append(
            "\(path): not everything could be measured, so that figures may be too small.")
          isComplete = false
        } else if measured.size.files == 0 {
          sizes.notes.append("\(path): no Swift sources were found.")
        }
      } catch {
        firstError = firstError ?? error
        sizes.notes.append("\(path): skipped, \(error.reason)")
        isComplete = false
      }
    }
    // Nothing is left that a report could be about.
    if let firstError, sizes.folders.isEmpty { throw firstError }
    sizes.notes.append("Machine code and metadata are measured for the kit's own modules only.")
    return (sizes, isComplete)
  }
}
