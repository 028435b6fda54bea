import Architectures
import Foundation

/// A short text that stands for the content of files or for texts, and differs if one differs.
///
/// The text is the hash FNV-1a with 64 bits. This hash reveals accidental changes. It offers no
/// protection against forgery.
package struct SourceDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest as 16 hexadecimal digits.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The paths of all that decides what an architecture's tests and the scenarios do.
  static func paths(of architecture: Architecture) -> [String] {
    let common = ["Models", "Views", "Apps", "PortableUIKit", "HeadlessUIKit", "Jobs", "CMainLoop"]
    // The list of architectures decides nothing about one of them.
    return architecture.ownPaths + [
      "Sources/Specification/Scenarios",
      "Sources/Specification/Architectures/Architecture+Screens.swift",
    ] + common.map { "Sources/Common/\($0)" }
  }

  /// Creates a digest of files and of the settings in the manifest beside them.
  ///
  /// - Parameters:
  ///   - paths: The paths of files and folders, relative to `root`; a missing one is left out.
  ///   - root: The package's folder, which contains these files and folders.
  /// - Throws: The errors of reading files.
  init(of paths: [String], in root: URL) throws {
    self.init(ofSettingsIn: root)
    try add(paths, in: root)
  }

  /// Creates a digest of the settings in a package's manifest.
  init(ofSettingsIn root: URL) {
    let manifest = root.appending(component: "Package.swift")
    add(Data(Self.settings(in: (try? String(contentsOf: manifest, encoding: .utf8)) ?? "").utf8))
  }

  /// Adds files and folders, as ``init(of:in:)`` does.
  mutating func add(_ paths: [String], in root: URL) throws {
    let tree = try FileTree(of: root, folders: paths)
    for path in tree.paths {
      add(Data(path.utf8))
      guard let content = try tree.content(of: path) else { continue }
      add(path.hasSuffix(".swift") ? Self.withoutWordsOfComments(content) : content)
    }
  }

  /// Creates a digest of texts.
  package init(of texts: [String]) {
    for text in texts { add(Data(text.utf8)) }
  }

  private mutating func add(_ data: Data) {
    // The length separates one text from the next.
    withUnsafeBytes(of: UInt64(data.count).littleEndian) { add($0) }
    data.withUnsafeBytes { add($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Returns Swift code in which the lines of comments are empty.
  ///
  /// What a comment says decides nothing; the number of a line is part of a result. In a file with
  /// a string of several lines, a line that begins as a comment may be text, so all stay.
  static func withoutWordsOfComments(_ code: Data) -> Data {
    guard code.range(of: Data("\"\"\"".utf8)) == nil else { return code }
    let newline = UInt8(ascii: "\n")
    // Slices of arrays are read much faster than those of data.
    let lines = Array(code).split(separator: newline, omittingEmptySubsequences: false).map {
      line in
      line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8) ? [] : line
    }
    return Data(lines.joined(separator: [newline]))
  }

  /// Returns the parts of a manifest that can change how modules behave: the version of the tools
  /// and the settings of the compiler, such as the actor that code belongs to.
  ///
  /// They are in paragraphs of their own before the package: a list of settings, or a function that
  /// declares a target with some. Most changes of a manifest are about other modules, so the rest
  /// is left out.
  static func settings(in manifest: String) -> String {
    (manifest.components(separatedBy: "let package =").first ?? "").split(separator: "\n\n")
      .filter { $0.contains("swift-tools-version") || $0.contains("ettings") }
      .joined(separator: "\n\n")
  }
}
