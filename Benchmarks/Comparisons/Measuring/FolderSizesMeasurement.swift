import CodeSizes
import Foundation
import Terminal

/// A measurement of the sizes of the Swift sources at given paths.
///
/// The sources can belong to any project.
///
/// ```swift
/// let measured = try FolderSizesMeasurement(paths: ["App", "Core"]).run { print($0) }
/// ```
package struct FolderSizesMeasurement {
  /// The error about a path that cannot be measured.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
      """
      \(path.quoted) cannot be measured: \(reason).
      Give a folder with Swift sources, or a file whose name ends in .swift.
      """
    }
  }

  private let paths: [String]

  /// Creates a measurement of the files and folders at the given paths.
  package init(paths: [String]) {
    self.paths = paths
  }

  /// Measures the paths one after another.
  ///
  /// - Parameter progress: A function that is called with one short line of text before each
  ///   path.
  /// - Returns: The sizes, and `isComplete`, which is true if all sources could be measured.
  /// - Throws: The error about the first path, if none of the paths can be measured.
  package func run(
    progress: (String) -> Void
  ) throws -> (sizes: FolderSizes, isComplete: Bool) {
    var sizes = FolderSizes(folders: [], notes: [])
    var isComplete = true
    var firstError: (any Error)?
    func skip(_ path: String, _ reason: String, _ error: any Error) {
      firstError = firstError ?? error
      sizes.notes.append("\(path): skipped, \(reason)")
      isComplete = false
    }
    for path in paths {
      progress("size: \(path)")
      do {
        let measured = try measure(path)
        sizes.folders.append(.init(path: path, size: measured.size))
        sizes.notes += measured.notes.map { paths.count > 1 ? "\(path): \($0)" : $0 }
        if !measured.isComplete {
          sizes.notes.append(
            "\(path): not every source could be measured, so the figures may be too small.")
          isComplete = false
        }
      } catch let error as SourceFolderError {
        skip(path, error.reason, error)
      } catch let error as Failure {
        skip(path, error.reason, error)
      }
    }
    // Without this error, the report would have no figures.
    if let firstError, sizes.folders.isEmpty { throw firstError }
    sizes.notes.append("Machine code and metadata are measured for this package's modules only.")
    return (sizes, isComplete)
  }

  private func measure(
    _ path: String
  ) throws -> (size: CodeSize, notes: [String], isComplete: Bool) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue || path.hasSuffix(".swift") else {
      throw Failure(path: path, reason: "it is not a Swift file")
    }
    let measured = try measureFolder(at: URL(filePath: path))
    guard measured.size.files > 0 else {
      let skipped = measured.notes.first.map { " (\($0))" } ?? ""
      throw Failure(path: path, reason: "no Swift source was found in it\(skipped)")
    }
    return measured
  }
}
