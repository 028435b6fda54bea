import Architectures
import Foundation
import Toolchain

/// What a request changes in an architecture's sources and in its view-free tests.
package struct ChangePatch: Sendable {
  /// The changed files of the module and of its entry in the list of architectures.
  let sources: [FileChange]
  /// The changed files of the view-free tests.
  let tests: [FileChange]
  /// The files before the change, with what the request shares.
  let before: FileTree
  let after: FileTree
  let patch: Patch

  /// The changed files.
  package var files: [FileChange] { sources + tests }

  /// Applies a row's patch to the files of the row.
  ///
  /// - Throws: ``ChangeError`` if the patch changes other files or does not fit.
  init(_ text: String, of architecture: Architecture, to files: FileTree) throws {
    patch = try Patch(text)
    for path in patch.files.flatMap(\.paths) where !architecture.owns(path) {
      throw ChangeError("A patch of \(architecture.name) may not change \(path).")
    }
    before = files
    var after = files
    let changes = try after.apply(patch)
    self.after = after
    let isTest = { (change: FileChange) in change.path.hasPrefix("Tests/") }
    sources = changes.filter { !isTest($0) }
    tests = changes.filter(isTest)
  }

  /// Writes the patch of a row anew, from the row's files in a working copy.
  ///
  /// - Throws: `ToolError` if `git` fails or finds no difference, and the errors of files.
  @discardableResult package static func write(
    _ request: ChangeRequest, of architecture: Architecture, from workingCopy: URL,
    in packageRoot: URL
  ) throws -> ChangePatch {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try request.files(of: architecture, in: packageRoot)
    try files.write(to: folder.appending(component: "a"))
    try FileTree(of: workingCopy, folders: architecture.ownPaths)
      .write(to: folder.appending(component: "b"))
    // The names of the folders are the prefixes that git writes in a repository, except that it
    // writes that of the only folder with a file twice.
    let arguments = ["--no-index", "--no-prefix", "--full-index", "--no-renames", "--no-ext-diff"]
    let result = try ChildProcess.run(
      URL(filePath: "/usr/bin/env"), ["git", "diff"] + arguments + ["--no-color", "a", "b"],
      in: folder, environment: ProcessInfo.processInfo.environment)
    guard result.ending == .exit(1) else {
      throw ToolError.failed(
        tool: "git diff", reason: result.failure ?? "\(architecture.name) does not differ",
        output: result.tail)
    }
    let text = result.output.replacing(#/(?m)^diff --git [ab]/(.+) [ab]/\1$/#) {
      "diff --git a/\($0.output.1) b/\($0.output.1)"
    }
    let change = try ChangePatch(text, of: architecture, to: files)
    try Data(text.utf8)
      .write(to: packageRoot.appending(path: request.patch(of: architecture)), options: .atomic)
    return change
  }
}
