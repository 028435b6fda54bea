import Foundation

/// The reason why a folder or file cannot be measured.
package enum SourceFolderError: LocalizedError, Equatable {
  /// The path leads to no file or folder.
  case missing(path: String)
  /// The folder cannot be listed, or the requested file cannot be read.
  case unreadable(path: String, reason: String)

  package var errorDescription: String? {
    switch self {
    case .missing(let path): "There is no file or folder at \(printable(path))."
    case .unreadable(let path, let reason): "\(printable(path)) cannot be measured: \(reason)."
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

/// The measured Swift files of a folder and its sub-folders, sorted by their paths.
///
/// If the path leads to a file and not to a folder, this file is the only one.
///
/// ```swift
/// let folder = try SourceFolder(at: URL(filePath: "Sources/MVC"))
/// let size = CodeSize(of: folder.files.map(\.source))
/// print(size.codeLines, folder.notes)
/// ```
package struct SourceFolder {
  /// A measured file with its path in the folder.
  package struct File {
    /// The file's path relative to the folder, with `/` between its parts.
    package let path: String
    /// The measurements of the file.
    package let source: SourceFile
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
  /// True if every source file of the folder could be read and measured.
  ///
  /// A skipped link, pipe or device does not make the value false, because none of these holds
  /// source of the folder itself.
  package private(set) var isComplete = true

  /// Reads and measures the Swift file at `url`, or every Swift file in the folder at `url`.
  ///
  /// Hidden files and folders, such as `.build`, are skipped. Links to folders are not followed. A
  /// file in the folder that is not text, not readable or too large is skipped with a note.
  ///
  /// - Throws: ``SourceFolderError`` if nothing is at `url`, or if the folder or the file itself
  ///   cannot be read.
  package init(at url: URL) throws(SourceFolderError) {
    let path = url.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceFolderError.missing(path: path)
    }
    if isFolder.boolValue {
      try readFolder(path)
    } else {
      do throws(SkipReason) {
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
        do throws(SkipReason) {
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
    files.sort { $0.path < $1.path }
  }

  private mutating func read(_ path: String, as name: String) throws(SkipReason) {
    let bytes = try Self.bytes(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .foreignText }
    guard !bytes.contains(0) else { throw .noText }
    let source = SourceFile(
      name: URL(filePath: name).lastPathComponent, source: SwiftLexer.lex(bytes))
    files.append(File(path: name, source: source))
  }

  private static func bytes(of path: String) throws(SkipReason) -> [UInt8] {
    // O_NONBLOCK is set because opening a pipe may never end. The kind of file is checked after
    // opening, because another file may take the name before the opening.
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

  private static func kind(of path: String) throws(SkipReason) -> Kind {
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

/// The reason why a file or a folder is skipped.
private enum SkipReason: Error, CustomStringConvertible {
  case linkToFolder, deadLink, irregular, tooLarge, foreignText, noText
  /// An error of the operating system, with the value of `errno` and the path of the file or
  /// folder.
  case system(CInt, name: String)

  /// True if the skipped file or folder may hold source that is therefore not measured.
  ///
  /// The value is false for a link, a pipe or a device. None of these holds source of the folder
  /// itself.
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
    // Foundation replaces bytes that are not UTF-8 in a name, and then finds no such file.
    case .system(ENOENT, let name) where name.contains("\u{FFFD}"): "its name is not UTF-8"
    case .system(let number, _): "it cannot be opened (\(String(cString: strerror(number))))"
    }
  }
}

/// Measures the source, not the machine code, of a Swift file or of all Swift files in a folder.
///
/// - Parameter url: The path of a file or a folder.
/// - Returns: The size, the notes about skipped files, and `isComplete`, which is true if every
///   source file could be read and measured.
/// - Throws: ``SourceFolderError`` if the path cannot be read.
package func measureFolder(
  at url: URL
) throws(SourceFolderError) -> (size: CodeSize, notes: [String], isComplete: Bool) {
  let folder = try SourceFolder(at: url)
  return (CodeSize(of: folder.files.map(\.source)), folder.notes, folder.isComplete)
}

/// Returns a path in which the character U+FFFD replaces each control character.
///
/// Control characters would disturb a terminal.
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
