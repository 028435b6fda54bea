import Foundation

/// Files of a package that are copied to another folder.
///
/// If the other folder already holds a file with the same path and content, this file is not
/// written again. A build in the other folder then does not compile this file again.
struct FileTree {
  private var sources: [String: URL] = [:]

  /// Collects the files of a package.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - paths: The paths of files and folders in the package's folder; a missing one is left out.
  /// - Throws: The errors of reading folders.
  init(of root: URL, folders paths: [String]) throws {
    for path in paths {
      let url = root.appending(path: path)
      if Self.isFile(url) {
        sources[path] = url
      } else if FileManager.default.fileExists(atPath: url.path) {
        try add(url, as: path)
      }
    }
  }

  /// The path of each file in the copy, and the URL of the file to copy; sorted by path.
  var files: [(path: String, file: URL)] {
    sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Replaces the files below a path by the files of another folder.
  mutating func replace(_ path: String, by folder: URL) throws {
    sources = sources.filter { !$0.key.hasPrefix(path + "/") }
    try add(folder, as: path)
  }

  /// Writes the files to a folder, and removes all else from it.
  func write(to root: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    let folders = Set(sources.keys.flatMap(Self.folders(around:)))
    for path in try manager.subpathsOfDirectory(atPath: root.path) {
      let item = root.appending(path: path)
      let belongs = Self.isFile(item) ? sources[path] != nil : folders.contains(path)
      // What was in a removed folder is gone by now.
      if !belongs, manager.fileExists(atPath: item.path) { try manager.removeItem(at: item) }
    }
    for (path, source) in sources {
      let target = root.appending(path: path)
      let content = try Data(contentsOf: source)
      if (try? Data(contentsOf: target)) == content { continue }
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: target)
    }
  }

  /// Returns the paths of the folders that contain a file, such as `A` and `A/B` for `A/B/c.swift`.
  private static func folders(around path: String) -> [String] {
    let names = path.split(separator: "/").dropLast()
    return names.indices.map { names[...$0].joined(separator: "/") }
  }

  private mutating func add(_ folder: URL, as path: String) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appending(path: name)
      if Self.isFile(url) { sources["\(path)/\(name)"] = url }
    }
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
