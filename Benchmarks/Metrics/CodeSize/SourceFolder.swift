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
    case .unreadable(let path, let reason): "\(printable(path)) cannot be read: \(reason)."
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
  package static let maximumByteCount = 16 * 1024 * 1024

  /// The files that were measured.
  package private(set) var entries: [Entry] = []
  /// What was left out, and why.
  package private(set) var notes: [String] = []

  /// Reads and measures every Swift file at or under `url`.
  ///
  /// Hidden files and folders are skipped, which takes in `.build`; links to folders are not
  /// followed. A file that is not text, not readable or too large is skipped with a note.
  ///
  /// - Throws: ``SourceFolderError``.
  package init(at url: URL) throws {
    let path = url.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceFolderError.missing(path: path)
    }
    if isFolder.boolValue {
      try readFolder(path)
    } else {
      read(path, as: url.lastPathComponent)
    }
  }

  private mutating func readFolder(_ root: String) throws {
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
        continue
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        switch Self.kind(of: root + "/" + path) {
        case .folder: folders.append(path)
        case .linkToFolder: skip(path, because: "a link to a folder")
        case .file: if name.hasSuffix(".swift") { read(root + "/" + path, as: path) }
        case .deadLink:
          if name.hasSuffix(".swift") { skip(path, because: "a link that leads nowhere") }
        case .other:
          if name.hasSuffix(".swift") { skip(path, because: "not a regular file") }
        }
      }
      waiting += folders.reversed()
    }
    entries.sort { $0.path < $1.path }
  }

  private mutating func read(_ path: String, as name: String) {
    do {
      let values = try FileManager.default.attributesOfItem(
        atPath: URL(filePath: path).resolvingSymlinksInPath().path)
      // Reading a pipe or a device might never end.
      guard values[.type] as? FileAttributeType == .typeRegular else {
        return skip(name, because: "not a regular file")
      }
      let size = (values[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.maximumByteCount else {
        return skip(name, because: "larger than \(Self.maximumByteCount / 1024 / 1024) MiB")
      }
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
        return skip(name, because: "not UTF-8 text")
      }
      let file = SourceFile(
        name: URL(filePath: name).lastPathComponent, source: SwiftLexer.lex(bytes))
      entries.append(Entry(path: name, file: file))
    } catch {
      skip(name, because: "the file cannot be read")
    }
  }

  private mutating func skip(_ name: String, because reason: String) {
    notes.append("\(printable(name)): skipped, \(reason)")
  }

  private enum Kind { case file, folder, linkToFolder, deadLink, other }

  private static func kind(of path: String) -> Kind {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    switch type as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeSymbolicLink:
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return .deadLink
      }
      return isFolder.boolValue ? .linkToFolder : .file
    case .typeRegular: return .file
    default: return .other
    }
  }

  private static func reason(for error: any Error) -> String {
    var text = error.localizedDescription
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

/// Measures every Swift file at or under a path, without machine code, and notes what was skipped.
///
/// - Throws: ``SourceFolderError``.
package func measureFolder(at url: URL) throws -> (size: CodeSize, notes: [String]) {
  let folder = try SourceFolder(at: url)
  return (CodeSize(of: folder.entries.map(\.file)), folder.notes)
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
