import Architectures
import Foundation
import Terminal
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

  /// Finds what a working copy changes in the files of a row; `nil` if it changes nothing.
  ///
  /// - Throws: `ToolError` if `git` fails, and the errors of files.
  package init?(
    _ request: ChangeRequest, of architecture: Architecture, from workingCopy: URL,
    in packageRoot: URL
  ) throws {
    let files = try request.files(
      of: architecture, with: request.shared(in: packageRoot), in: packageRoot)
    let text = try files.difference(
      to: FileTree(of: workingCopy, folders: architecture.ownPaths))
    guard !text.isEmpty else { return nil }
    try self.init(text, of: architecture, to: files)
  }

  /// Writes the patch of a row anew, from the row's files in a working copy.
  ///
  /// - Throws: ``ChangeError`` if there is no difference, and the errors of ``init(_:of:from:in:)``.
  @discardableResult package static func write(
    _ request: ChangeRequest, of architecture: Architecture, by series: ChangeSeries = .first,
    from workingCopy: URL, in packageRoot: URL
  ) throws -> ChangePatch {
    guard
      let change = try ChangePatch(request, of: architecture, from: workingCopy, in: packageRoot)
    else {
      throw ChangeError("\(architecture.name) does not differ at \(workingCopy.path.quoted).")
    }
    let file = packageRoot.appending(path: request.patch(of: architecture, by: series))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(change.files.map(\.diff).joined().utf8).write(to: file, options: .atomic)
    return change
  }
}

extension FileTree {
  /// Returns what other files change in these, as `git diff` writes it; empty if they are the same.
  ///
  /// - Throws: `ToolError` if `git` fails, and the errors of files.
  func difference(to other: FileTree) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder.appending(component: "a"))
    try other.write(to: folder.appending(component: "b"))
    // The names of the folders are the prefixes that git writes in a repository, except that it
    // writes that of the only folder with a file twice.
    let arguments = ["--no-index", "--no-prefix", "--full-index", "--no-renames", "--no-ext-diff"]
    let result = try ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["git", "-c", "core.quotePath=false", "diff"] + arguments + ["--no-color", "a", "b"],
      in: folder, environment: ProcessInfo.processInfo.environment)
    guard result.failure != nil else { return "" }
    guard result.ending == .exit(1) else {
      throw ToolError.failed(
        tool: "git diff", reason: result.failure ?? "", output: result.tail)
    }
    return result.output.replacing(#/(?m)^diff --git [ab]/(.+) [ab]/\1$/#) {
      "diff --git a/\($0.output.1) b/\($0.output.1)"
    }
  }
}
