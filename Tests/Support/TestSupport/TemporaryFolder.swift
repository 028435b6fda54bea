import Foundation

/// A folder that is removed together with the value.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  /// Writes a file and makes the folders that it is in.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a text file and makes the folders that it is in.
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// The content of a text file.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// The names of everything in the folder, hidden or not, in order.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
