import Foundation

/// The measurements of one Swift file.
package struct SourceFile: Equatable, Sendable {
  /// The file's name, without its folder.
  package let name: String
  /// The number of lines that hold code.
  package let codeLines: Int
  /// The number of tokens.
  package let tokens: Int
  /// The file's declarations, the number of its branches, and the names of types that it uses.
  package let structure: SourceStructure

  /// Creates the measurements of a file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its folder.
  ///   - source: The tokens of the file.
  package init(name: String, source: LexedSource) {
    self.name = name
    codeLines = source.codeLineCount
    tokens = source.tokens.count
    structure = SourceStructure(of: source)
  }
}

extension SourceFile {
  /// Returns the names that may give each file a role: its own without `.swift`, then that of its
  /// largest type.
  ///
  /// An extension counts like a type if one of the files declares its type.
  static func namesForRoles(of files: [SourceFile]) -> [[String]] {
    let types = files.flatMap(\.structure.types).filter { $0.kind != .extension }
    let declared = Set(types.map(\.name))
    return files.map { file in
      let own = file.structure.types.filter { declared.contains($0.name) }
      let largest = own.max { $0.codeLines < $1.codeLines }.map { [$0.name] } ?? []
      return [String(file.name.dropLast(file.name.hasSuffix(".swift") ? 6 : 0))] + largest
    }
  }
}

// MARK: - Reading

extension SourceFile {
  /// Reads and measures files, several at a time.
  ///
  /// - Parameter paths: The paths of the files; `nil` for a place that stays empty.
  /// - Returns: The measurements in the order of the paths, or the reason why a file is skipped.
  static func measured(at paths: [String?]) -> [Result<SourceFile, SkipReason>?] {
    Array(unsafeUninitializedCapacity: paths.count) { buffer, count in
      // Each thread fills places of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        let file = paths[index].map { path in
          Result { () throws(SkipReason) in try SourceFile(at: path) }
        }
        places.initializeElement(at: index, to: file)
      }
      count = paths.count
    }
  }

  init(at path: String) throws(SkipReason) {
    let bytes = try Self.bytes(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .foreignText }
    guard !bytes.contains(0) else { throw .noText }
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] }
    self.init(name: String(name ?? path[...]), source: SwiftLexer.lex(bytes))
  }

  private static func bytes(of path: String) throws(SkipReason) -> [UInt8] {
    // O_NONBLOCK is set because opening a pipe may never end. The kind of file is checked after
    // opening, because another file may take the name before the opening.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENXIO ? .irregular : .system(errno, name: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .irregular
    }
    let maximum = SourceFolder.maximumByteCount
    guard status.st_size <= maximum else { throw .tooLarge }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= maximum {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw .system(errno, name: path) }
      bytes += buffer[..<max(count, 0)]
    }
    throw .tooLarge
  }
}
