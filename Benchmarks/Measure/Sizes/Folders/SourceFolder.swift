import Foundation
import Terminal

/// The measured Swift files of a folder and its sub-folders, sorted by their paths.
///
/// If the path leads to a file and not to a folder, this file is the only one.
///
/// ```swift
/// let folder = try SourceFolder(at: URL(filePath: "Sources/MVC"))
/// let size = CodeSize(of: folder.files)
/// print(size.codeLines, folder.notes)
/// ```
package struct SourceFolder {
  /// A measured file with its path in the folder.
  package struct File {
    /// The file's path relative to the folder, with `/` between its parts.
    package let path: String
    /// The measurements of the file.
    package let source: SourceFile

    /// The folder of the module to which the file belongs, such as `Sources/Core`.
    ///
    /// A folder in `Sources` or `Tests` is a target of SwiftPM. Elsewhere, each sub-folder of the
    /// measured folder counts as a module.
    var module: ArraySlice<Substring> {
      let folders = path.split(separator: "/").dropLast()
      let targets = folders.dropLast().lastIndex { $0 == "Sources" || $0 == "Tests" }
      return folders.prefix(targets.map { $0 + 2 } ?? 1)
    }
  }

  /// The size, in bytes, of the largest file that is still measured.
  ///
  /// A larger file is skipped with a note. The measurement of a file can need a hundred times as
  /// much memory as the file itself, for example if every byte is an opening bracket.
  package static let maximumByteCount = 8 * 1024 * 1024

  /// The files that were measured.
  package private(set) var files: [File] = []
  /// One note for each skipped file or folder, with the reason.
  package private(set) var notes: [String] = []
  /// The names of the folders that were left out on request, with the number of such folders.
  package private(set) var leftOut: [String: Int] = [:]
  /// True if every source file of the folder could be read and measured.
  ///
  /// A skipped link, pipe or device does not make the value false, because none of these holds
  /// source of the folder itself. A folder that was left out on request does not make it false
  /// either.
  package private(set) var isComplete = true

  /// Reads and measures the Swift file at `url`, or every Swift file in the folder at `url`.
  ///
  /// Hidden files and folders, such as `.build`, are skipped. Links to folders are not followed. A
  /// file with several names, such as one that a link leads to, is measured once. A file in the
  /// folder that is not text, not readable or too large is skipped with a note.
  ///
  /// - Parameters:
  ///   - url: The path of a file or a folder.
  ///   - names: The names of the sub-folders to leave out, at every depth.
  /// - Throws: ``SourceFolderError`` if nothing is at `url`, or if the folder or the file itself
  ///   cannot be read.
  package init(at url: URL, leavingOut names: Set<String> = []) throws(SourceFolderError) {
    let path = url.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    if isFolder.boolValue {
      try readFolder(path, leavingOut: names)
    } else {
      do throws(SkipReason) {
        files = [File(path: url.lastPathComponent, source: try SourceFile(at: path))]
      } catch {
        throw SourceFolderError.unreadable(path: path, reason: error.description)
      }
    }
  }

  private mutating func readFolder(
    _ root: String, leavingOut names: Set<String>
  ) throws(SourceFolderError) {
    let found = try find(in: root, leavingOut: names)
    let sources = SourceFile.measured(
      at: found.map { $0.problem == nil ? root + "/" + $0.path : nil })
    for (item, source) in zip(found, sources) {
      switch source {
      case .success(let source): files.append(File(path: item.path, source: source))
      case .failure(let reason): skip(item.path, because: reason)
      case nil: if let reason = item.problem { skip(item.path, because: reason) }
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// A Swift file, or a file or folder that is skipped for the reason in `problem`.
  private typealias Found = (path: String, problem: SkipReason?)

  private mutating func find(
    in root: String, leavingOut excluded: Set<String>
  ) throws(SourceFolderError) -> [Found] {
    var found: [Found] = []
    var files: [FileIdentity: String] = [:]
    var links: [(path: String, target: FileIdentity)] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
      } catch {
        guard !folder.isEmpty else {
          throw SourceFolderError.unreadable(path: root, reason: Self.reason(for: error))
        }
        found.append((folder, .closedFolder))
        continue
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") || excluded.contains(name) {
        let path = folder.isEmpty ? name : folder + "/" + name
        do throws(SkipReason) {
          switch try Self.kind(of: root + "/" + path) {
          case .folder where excluded.contains(name): leftOut[name, default: 0] += 1
          case .folder: folders.append(path)
          case .linkToFolder where excluded.contains(name): leftOut[name, default: 0] += 1
          case .linkToFolder: throw .linkToFolder
          case .file(let file) where name.hasSuffix(".swift"):
            if let first = files[file] { throw .sameFile(first) }
            files[file] = path
            found.append((path, nil))
          case .linkToFile(let file) where name.hasSuffix(".swift"): links.append((path, file))
          case .file, .linkToFile: break
          case .deadLink: if name.hasSuffix(".swift") { throw .deadLink }
          case .other: if name.hasSuffix(".swift") { throw .irregular }
          }
        } catch {
          found.append((path, error))
        }
      }
      waiting += folders.reversed()
    }
    for (path, file) in links {
      let first = files[file]
      files[file] = first ?? path
      found.append((path, first.map { .sameFile($0) }))
    }
    return found
  }

  private mutating func skip(_ name: String, because reason: SkipReason) {
    // The path of a folder that lies too deep fills a screen.
    let shown = name.count > 200 ? "\(name.prefix(100))…\(name.suffix(50))" : name
    notes.append("\(shown.printable): skipped, \(reason)")
    if reason.hidesSource { isComplete = false }
  }

  private struct FileIdentity: Hashable {
    let device: dev_t
    let number: ino_t

    init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
    }
  }

  private enum Kind {
    case file(FileIdentity), linkToFile(FileIdentity), folder, linkToFolder, deadLink, other
  }

  private static func kind(of path: String) throws(SkipReason) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .system(errno, name: path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(FileIdentity(status))
    case S_IFLNK:
      guard stat(path, &status) == 0 else { return .deadLink }
      return status.st_mode & S_IFMT == S_IFDIR
        ? .linkToFolder : .linkToFile(FileIdentity(status))
    default: return .other
    }
  }

  private static func reason(for error: any Error) -> String {
    var text = error.localizedDescription
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

/// The reason why a folder or file cannot be measured.
package enum SourceFolderError: LocalizedError, Equatable {
  /// The path leads to no file or folder.
  case missing(path: String)
  /// The folder cannot be listed, or the requested file cannot be read.
  case unreadable(path: String, reason: String)

  package var errorDescription: String? {
    switch self {
    case .missing(let path): "There is no file or folder at \(path.printable)."
    case .unreadable(let path, let reason): "\(path.printable) cannot be measured: \(reason)."
    }
  }

  /// The problem in a few words and without the path, such as `nothing is there`.
  package var reason: String {
    switch self {
    case .missing: "nothing is there"
    case .unreadable(_, let reason): reason
    }
  }
}

/// The reason why a file or a folder is skipped.
enum SkipReason: Error, CustomStringConvertible {
  case closedFolder, linkToFolder, deadLink, irregular, tooLarge, foreignText, noText
  /// The file has been found before, under the given path.
  case sameFile(String)
  /// An error of the operating system, with the value of `errno` and the path of the file or
  /// folder.
  case system(CInt, name: String)

  /// True if the skipped file or folder may hold source that is therefore not measured.
  ///
  /// The value is false for a link, a pipe or a device. None of these holds source of the folder
  /// itself. It is also false for a file that is measured under another path.
  var hidesSource: Bool {
    switch self {
    case .linkToFolder, .deadLink, .irregular, .sameFile: false
    case .closedFolder, .tooLarge, .foreignText, .noText, .system: true
    }
  }

  var description: String {
    switch self {
    case .closedFolder: "the folder cannot be read"
    case .linkToFolder: "a link to a folder"
    case .deadLink: "a link that leads nowhere"
    case .irregular: "not a regular file"
    case .tooLarge: "larger than \(SourceFolder.maximumByteCount / 1024 / 1024) MiB"
    case .foreignText: "not UTF-8 text"
    case .noText: "not text"
    case .sameFile(let path): "the same file as \(path.printable)"
    // Foundation replaces bytes that are not UTF-8 in a name, and then finds no such file.
    case .system(ENOENT, let name) where name.contains("\u{FFFD}"): "its name is not UTF-8"
    case .system(ENAMETOOLONG, _): "it lies too deep, its path is longer than the system can open"
    case .system(let number, _): "it cannot be opened (\(String(cString: strerror(number))))"
    }
  }
}
