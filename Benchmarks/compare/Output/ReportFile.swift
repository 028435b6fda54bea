import Foundation
import Terminal

/// The file that a report is written to: whole, or not at all.
struct ReportFile {
  private let path: String
  private let permissions: mode_t?
  /// Devices and pipes cannot be replaced, only written to.
  private let isReplaced: Bool

  /// Checks that the file that an option names can be written, without touching what is in it.
  init(_ path: String, for option: Option = .output) throws(UsageError) {
    self.path = Self.resolved(path)
    func unwritable(_ reason: String) -> UsageError {
      .unwritableOutput(path, option: option, reason: reason)
    }
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
    // A slip of the keyboard, and somebody's work would be gone.
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

  /// Whether writing to this file replaces what is at another path.
  func replaces(_ other: String) -> Bool {
    isReplaced && path == Self.resolved(other)
  }

  /// What a link leads to is replaced, not the link.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Replaces the file's content; what fails leaves the file as it was.
  func write(_ text: String) throws(WriteFailure) {
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

  /// A path in the same folder, and so on the same disk, that nothing has yet.
  private var newPath: String {
    URL(filePath: path).deletingLastPathComponent()
      .appending(path: ".compare-\(UUID().uuidString)").path
  }
}
