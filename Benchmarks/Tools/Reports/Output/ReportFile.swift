import Foundation
import Terminal

/// A file for a report, which is written completely or not at all.
package struct ReportFile {
  private let path: String
  private let permissions: mode_t?
  /// True if writing replaces the file with a new file.
  ///
  /// False for a device or a pipe, which cannot be replaced, only written to.
  private let isReplaced: Bool

  /// Checks that a report can be written to the file at a path.
  ///
  /// The check leaves the content of an existing file as it is.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - option: The option that names the file, such as `--output`, for error messages.
  /// - Throws: `UsageError` if the file cannot be written.
  package init(_ path: String, option: String) throws(UsageError) {
    self.path = Self.resolved(path)
    func unwritable(_ reason: String) -> UsageError {
      UsageError(
        """
        Cannot write to \(path.quoted): \(reason).
        Give \(option) a file in a folder that exists and can be written to.
        """)
    }
    guard path != "-" else { throw unwritable("it stands for standard output") }
    var status = stat()
    let exists = stat(self.path, &status) == 0
    if !exists, errno != ENOENT { throw unwritable(WriteFailure.reason(errno)) }
    if !exists, lstat(self.path, &status) == 0 {
      throw unwritable("it is a link that leads nowhere")
    }
    let kind = status.st_mode & S_IFMT
    isReplaced = !exists || kind == S_IFREG
    permissions = exists ? status.st_mode & ~S_IFMT : nil
    guard !exists || kind != S_IFDIR, !path.hasSuffix("/") else {
      throw unwritable("it is a folder")
    }
    // A typing error must not destroy source.
    guard !exists || !self.path.hasSuffix(".swift") else { throw unwritable("it is Swift source") }
    if exists, access(self.path, W_OK) != 0 { throw unwritable(WriteFailure.reason(errno)) }
    guard isReplaced else { return }
    let probe = newPath
    do {
      try OpenFile(probe, flags: O_CREAT | O_EXCL, name: path).close()
    } catch {
      throw unwritable(WriteFailure.reason(error.number))
    }
    unlink(probe)
  }

  /// Returns true if writing the report would replace the file at the path `other`.
  package func replaces(_ other: String) -> Bool {
    isReplaced && path == Self.resolved(other)
  }

  /// Returns a path with its links resolved, so that writing replaces a link's target and not the
  /// link.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Replaces the content of the file with the text of a report.
  ///
  /// If writing fails, the content stays as it was, unless the file is a device or a pipe.
  package func write(_ text: String) throws(WriteFailure) {
    let name = path.printable
    guard isReplaced else {
      let file = try OpenFile(path, flags: 0, name: name)
      try file.write(text)
      return try file.close()
    }
    let new = newPath
    defer { unlink(new) }
    let file = try OpenFile(new, flags: O_CREAT | O_EXCL, name: name)
    if let permissions { fchmod(file.descriptor, permissions) }
    try file.write(text)
    try file.close()
    guard rename(new, path) == 0 else { throw WriteFailure(target: name, number: errno) }
  }

  /// An unused path in the folder of the report's file, and therefore on the same disk.
  private var newPath: String {
    URL(filePath: path).deletingLastPathComponent()
      .appending(path: ".report-\(UUID().uuidString)").path
  }
}
