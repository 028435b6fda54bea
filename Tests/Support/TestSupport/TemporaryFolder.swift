import Foundation

/// A temporary folder, which is removed when this object is released.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  /// Writes a file, and creates the folders that contain it.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a text file, and creates the folders that contain it.
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a shell script that can be executed, and creates the folders that contain it.
  ///
  /// Another program writes the file, because a file that is open for writing cannot be executed.
  /// Programs that other threads start at the same time would keep it open for a moment.
  ///
  /// - Parameters:
  ///   - script: The script, without the line that names the shell.
  ///   - path: The path of the file in the folder.
  /// - Throws: The errors of files and of `Process`.
  package func write(script: String, to path: String) throws {
    let source = path + ".source"
    try write("#!/bin/sh\n\(script)\n", to: source)
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", self.path(source), self.path(path)])
    install.waitUntilExit()
    try FileManager.default.removeItem(atPath: self.path(source))
  }

  /// Returns the content of a text file in the folder.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Returns the sorted names of all files and folders in this folder, hidden ones included.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
