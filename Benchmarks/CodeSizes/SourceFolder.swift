import Foundation

/// Why a folder or file cannot be measured at all.
package enum SourceFolderError: LocalizedError, Equatable {
  /// Nothing is at the path.
  case missing(path: String)
  /// The folder cannot be listed, or the file that was asked for cannot be read.
  case unreadable(path: String, reason: String)

  package var errorDescription: String? {
    switch self {
    case .missing(let path): "There is no file or folder at \(printable(path))."
    case .unreadable(let path, let reason): "\(printable(path)) cannot be measured: \(reason)."
    }
  }

  /// What is wrong, as words behind the path.
  package var reason: String {
    switch self {
    case .missing: "nothing is there"
    case .unreadable(_, let reason): reason
    }
  }
}

/// The Swift files under a folder, in the order of their paths.
package struct SourceFolder {
  /// A file with its path from the folder that was searched.
  package struct Entry {
    /// The path from the folder, with `/` between its parts.
    package let path: String
    /// The measured file.
    package let file: SourceFile
  }

  /// The largest file that counts as written by people; a longer one is skipped with a note.
  ///
  /// Scanning takes up to about a hundred times as much memory, if every byte opens a bracket.
  package static let maximumByteCount = 8 * 1024 * 1024

  /// The files that were measured.
  package private(set) var entries: [Entry] = []
  /// What was left out, and why.
  package private(set) var notes: [String] = []
  /// Whether no source was left out because it could not be measured.
  package private(set) var isComplete = true

  /// Reads and measures every Swift file at or under `url`.
  ///
  /// Hidden files and folders are skipped, which takes in `.build`; links to folders are not
  /// followed. A file that is not text, not readable or too large is skipped with a note, unless it
  /// is the one that was asked for.
  ///
  /// - Throws: ``SourceFolderError``.
  package init(at url: URL) throws(SourceFolderError) {
    let path = url.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceFolderError.missing(path: path)
    }
    if isFolder.boolValue {
      try readFolder(path)
    } else {
      do throws(Obstacle) {
        try read(path, as: url.lastPathComponent)
      } catch {
        throw SourceFolderError.unreadable(path: path, reason: error.description)
      }
    }
  }

  private mutating func readFolder(_ root: String) throws(SourceFolderError) {
    var waiting = [""]
    while let folder = waiting.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
      } catch {
        guard !folder.isEmpty else {
          throw SourceFolderError.unreadable(path: root, reason: Self.reason(for: error))
        }
        skip(folder, because: "the folder cannot be read")
        isComplete = false
        continue
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        do throws(Obstacle) {
          switch try Self.kind(of: root + "/" + path) {
          case .folder: folders.append(path)
          case .linkToFolder: throw .linkToFolder
          case .file: if name.hasSuffix(".swift") { try read(root + "/" + path, as: path) }
          case .deadLink: if name.hasSuffix(".swift") { throw .deadLink }
          case .other: if name.hasSuffix(".swift") { throw .irregular }
          }
        } catch {
          skip(path, because: error.description)
          if error.hidesSource { isComplete = false }
        }
      }
      waiting += folders.reversed()
    }
    entries.sort { $0.path < $1.path }
  }

  private mutating func read(_ path: String, as name: String) throws(Obstacle) {
    let bytes = try Self.bytes(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .foreignText }
    guard !bytes.contains(0) else { throw .noText }
    let file = SourceFile(
      name: URL(filePath: name).lastPathComponent, source: SwiftLexer.lex(bytes))
    entries.append(Entry(path: name, file: file))
  }

  private static func bytes(of path: String) throws(Obstacle) -> [UInt8] {
    // Opening a pipe, or reading from one or from a device, might never end. The file is looked at
    // once it is open, since another may take its name.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENXIO ? .irregular : .system(errno, name: path)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .irregular
    }
    guard status.st_size <= maximumByteCount else { throw .tooLarge }
    let data: Data
    do {
      data = try handle.read(upToCount: maximumByteCount + 1) ?? Data()
    } catch {
      throw .system(EIO, name: path)
    }
    guard data.count <= maximumByteCount else { throw .tooLarge }
    return Array(data)
  }

  private mutating func skip(_ name: String, because reason: String) {
    notes.append("\(printable(name)): skipped, \(reason)")
  }

  private enum Kind { case file, folder, linkToFolder, deadLink, other }

  private static func kind(of path: String) throws(Obstacle) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .system(errno, name: path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK:
      guard stat(path, &status) == 0 else { return .deadLink }
      return status.st_mode & S_IFMT == S_IFDIR ? .linkToFolder : .file
    default: return .other
    }
  }

  private static func reason(for error: any Error) -> String {
    var text = error.localizedDescription
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

/// Why something in a folder is not measured.
private enum Obstacle: Error, CustomStringConvertible {
  case linkToFolder, deadLink, irregular, tooLarge, foreignText, noText
  /// What the system answers, by its number.
  case system(CInt, name: String)

  /// Whether there may be source that the figures leave out: a link leads to none that is the
  /// folder's own, and a pipe or device holds none.
  var hidesSource: Bool {
    switch self {
    case .linkToFolder, .deadLink, .irregular: false
    case .tooLarge, .foreignText, .noText, .system: true
    }
  }

  var description: String {
    switch self {
    case .linkToFolder: "a link to a folder"
    case .deadLink: "a link that leads nowhere"
    case .irregular: "not a regular file"
    case .tooLarge: "larger than \(SourceFolder.maximumByteCount / 1024 / 1024) MiB"
    case .foreignText: "not UTF-8 text"
    case .noText: "not text"
    // Foundation replaces what it cannot read in a name, and then finds nothing under it.
    case .system(ENOENT, let name) where name.contains("\u{FFFD}"): "its name is not UTF-8"
    case .system(let number, _): "it cannot be opened (\(String(cString: strerror(number))))"
    }
  }
}

/// Measures every Swift file at or under a path, without machine code, notes what was skipped, and says
/// whether all source could be measured.
///
/// - Throws: ``SourceFolderError``.
package func measureFolder(
  at url: URL
) throws(SourceFolderError) -> (size: CodeSize, notes: [String], isComplete: Bool) {
  let folder = try SourceFolder(at: url)
  return (CodeSize(of: folder.entries.map(\.file)), folder.notes, folder.isComplete)
}

/// A path without the control characters that would change what a terminal shows.
private func printable(_ path: String) -> String {
  String(
    String.UnicodeScalarView(
      path.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: scalar
        }
      }))
}
