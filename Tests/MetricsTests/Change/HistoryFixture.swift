import Foundation

@testable import Metrics

/// A repository of a kit, whose history a test writes with git.
final class HistoryFixture {
  /// Whether git is installed.
  static let isPossible =
    SearchPath(ProcessInfo.processInfo.environment)
    .program(named: "git") != nil

  /// The package's folder.
  let url: URL
  private let folder: TemporaryFolder

  /// A repository with one commit, which tracks the manifest of a package at a path.
  init(package path: String = "kit") throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: path)
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try git("init", "--quiet", "--initial-branch=main", in: folder.url.appending(path: "kit"))
    try commit("Begin")
  }

  /// An environment with this process's programs and no settings of the person who runs the tests.
  var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH", default: ""], "HOME": folder.url.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@localhost",
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_NAME": "Test",
      "GIT_COMMITTER_EMAIL": "test@localhost", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
    ]
  }

  /// Writes a file of the package.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  func move(_ path: String, to other: String) throws {
    let file = url.appending(path: other)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url.appending(path: path), to: file)
  }

  /// Commits everything as it is and tells the commit.
  @discardableResult
  func commit(_ message: String) throws -> String {
    try git("add", "--all", ".")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// Runs git in the package's folder and returns what it prints.
  @discardableResult
  func git(_ arguments: String..., in folder: URL? = nil) throws -> String {
    guard let git = SearchPath(environment).program(named: "git") else {
      throw GitError.gitMissing(searchPath: "")
    }
    let process = try ChildProcess(
      running: git, arguments, in: folder ?? url, environment: environment,
      log: self.folder.url.appending(path: "log"))
    if process.failure != nil {
      throw GitError.failed(command: arguments[0], reason: process.output)
    }
    return process.output
  }

  /// Where a clone or a copy can be put.
  func place(_ name: String) -> URL {
    folder.url.appending(path: name)
  }
}
