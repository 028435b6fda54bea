import Foundation

extension SourceFile {
  /// The number of files below which starting threads takes longer than they save.
  private static let fewFiles = 32

  /// Reads and measures files, several at a time if there are many.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files; `nil` for a place that stays empty.
  ///   - findsMentions: True to find the names of types that the files use.
  /// - Returns: The measurements in the order of the paths, or the reason why a file is skipped.
  static func measured(
    at paths: [String?], findsMentions: Bool
  ) -> [Result<SourceFile, SkipReason>?] {
    @Sendable func measured(at index: Int) -> Result<SourceFile, SkipReason>? {
      paths[index].map { path in
        Result { () throws(SkipReason) in
          try SourceFile(at: path, findsMentions: findsMentions)
        }
      }
    }
    guard paths.count >= fewFiles else { return paths.indices.map(measured) }
    return Array(unsafeUninitializedCapacity: paths.count) { buffer, count in
      // Each thread fills places of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        places.initializeElement(at: index, to: measured(at: index))
      }
      count = paths.count
    }
  }

  init(at path: String, findsMentions: Bool) throws(SkipReason) {
    let bytes = try Self.bytes(of: path)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .foreignText }
    // `contains(_:)` looks at one byte after the other, which takes longer than the validation.
    let hasZero = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { memchr($0, 0, buffer.count) != nil } ?? false
    }
    guard !hasZero else { throw .noText }
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] }
    self.init(
      name: String(name ?? path[...]), source: SwiftLexer.lex(bytes), findsMentions: findsMentions)
  }

  private static func bytes(of path: String) throws(SkipReason) -> [UInt8] {
    // O_NONBLOCK is set because opening a pipe may never end. The kind of file is checked after
    // opening, because another file may take the name before the opening.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENXIO ? .irregular : .system(errno, name: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .irregular
    }
    let maximum = SourceFolder.maximumByteCount
    guard status.st_size <= maximum else { throw .tooLarge }
    var bytes: [UInt8] = []
    // One byte more than the file has, so that the end is seen without another round.
    var room = Int(status.st_size) + 1
    var failure: CInt = 0
    repeat {
      let count = bytes.count
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(0, result)
        failure = result < 0 ? errno : 0
      }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if failure == 0, bytes.count == count { return bytes }
      if failure == 0, piece.count < room, bytes.count == Int(status.st_size) { return bytes }
      guard failure == 0 || failure == EINTR else { throw .system(failure, name: path) }
      room = 1 << 16
    } while bytes.count <= maximum
    throw .tooLarge
  }
}
