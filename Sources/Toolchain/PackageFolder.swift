import Foundation

/// Finds the folder of this package, with its sources and tests.
package struct PackageFolder {
  /// No searched folder is inside the package.
  package struct NotFound: Error, Equatable, CustomStringConvertible {
    let searched: [String]

    package var description: String {
      """
      The sources are not at \(searched.joined(separator: " or ")) nor above.
      Go to the folder of ArchitectureComparisonKit and run:
        swift run -c release compare
      """
    }
  }

  /// The package's folder: the first at or above one of `starts` that has a manifest and the
  /// list of architectures.
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
    throw NotFound(searched: starts.map(\.path).unique)
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Architectures"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}

extension [String] {
  fileprivate var unique: [String] {
    enumerated().filter { index, element in !self[..<index].contains(element) }.map(\.element)
  }
}
