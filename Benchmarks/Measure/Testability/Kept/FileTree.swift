import Foundation

/// Files of a package that are copied to another folder.
///
/// If the other folder already holds a file with the same path and content, this file is not
/// written again. A build in the other folder then does not compile this file again.
struct FileTree {
  private enum Source {
    case file(URL)
    case content(Data)
  }

  private let folders: [String]
  private var sources: [String: Source] = [:]

  /// Collects the files of a package.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - paths: The paths of files and folders in the package's folder; a missing one is left out.
  /// - Throws: The errors of reading folders.
  init(of root: URL, folders paths: [String]) throws {
    folders = paths
    for path in paths {
      let url = root.appending(path: path)
      if Self.isFile(url) {
        sources[path] = .file(url)
      } else if FileManager.default.fileExists(atPath: url.path) {
        try add(url, as: path)
      }
    }
  }

  /// The sorted paths of the files in the copy.
  var paths: [String] { sources.keys.sorted() }

  /// Returns the content of a file; `nil` if the copy has no file at the path.
  ///
  /// - Throws: The errors of reading the file.
  func content(of path: String) throws -> Data? {
    switch sources[path] {
    case .file(let url): try Data(contentsOf: url)
    case .content(let data): data
    case nil: nil
    }
  }

  /// Writes, replaces or, with `nil`, removes a file.
  ///
  /// A file outside of the collected files and folders is left out.
  mutating func set(_ path: String, to content: Data?) {
    guard collects(path) else { return }
    sources[path] = content.map(Source.content)
  }

  /// Returns true if a path is one of the collected files, or in one of the folders.
  func collects(_ path: String) -> Bool {
    path.isIn(folders)
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
    for path in paths {
      let target = root.appending(path: path)
      guard let content = try content(of: path), (try? Data(contentsOf: target)) != content
      else { continue }
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
      if Self.isFile(url) { sources["\(path)/\(name)"] = .file(url) }
    }
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

extension String {
  /// Returns true if this path is one of some paths, or in one of them that is a folder.
  func isIn(_ paths: [String]) -> Bool {
    paths.contains { self == $0 || hasPrefix($0 + "/") }
  }
}
