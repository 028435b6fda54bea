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
    case .sameFile(let path): "the same file as \(printable(path))"
    // Foundation replaces bytes that are not UTF-8 in a name, and then finds no such file.
    case .system(ENOENT, let name) where name.contains("\u{FFFD}"): "its name is not UTF-8"
    case .system(ENAMETOOLONG, _): "it lies too deep, its path is longer than the system can open"
    case .system(let number, _): "it cannot be opened (\(String(cString: strerror(number))))"
    }
  }
}

/// Returns a path in which the character U+FFFD replaces each control character.
///
/// Control characters would disturb a terminal.
func printable(_ path: String) -> String {
  String(
    String.UnicodeScalarView(
      path.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: scalar
        }
      }))
}
