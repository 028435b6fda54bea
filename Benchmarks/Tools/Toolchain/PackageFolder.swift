import Foundation

/// A search for the folder of this package, which holds the sources and the tests.
package struct PackageFolder {
  /// The error when none of the searched folders is inside the package.
  package struct NotFound: Error, Equatable, CustomStringConvertible {
    let searched: [String]

    package var description: String {
      """
      The sources of ArchitectureComparisonKit are not in \(searched.joined(separator: " or ")), \
      nor in a folder above.
      Go to the folder with the sources and run:
        swift run -c release compare
      """
    }
  }

  /// Returns the package's folder, which is one of the folders `starts` or contains one of them.
  ///
  /// The package's folder has a file `Package.swift` and a folder `Sources/Specification`. Throws
  /// an error if there is no such folder.
  package static func find(from starts: [URL]) throws(NotFound) -> URL {
    for start in starts {
      // `.build/release` is a link to a folder with other parents.
      var folder = start.standardizedFileURL.resolvingSymlinksInPath()
      while true {
        if isPackage(folder) { return folder }
        let parent = folder.deletingLastPathComponent().standardizedFileURL
        guard parent.path != folder.path, folder.path != "/" else { break }
        folder = parent
      }
    }
    throw NotFound(searched: starts.map(\.path))
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Specification"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
