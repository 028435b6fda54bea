import Foundation

/// The repository that holds the kit, read by `git`.
struct GitRepository {
  private let git: URL
  private let folder: URL
  private let environment: [String: String]

  /// Opens the repository of the package in a folder.
  ///
  /// - Throws: ``GitError`` when it has no history to read.
  init(at folder: URL, environment: [String: String]) throws {
    let searchPath = SearchPath(environment)
    guard let git = searchPath.program(named: "git") else {
      throw GitError.gitMissing(searchPath: searchPath.text)
    }
    self.git = git
    self.folder = folder
    // The folder says which repository is meant, not a hook that this process may run in.
    self.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
    // A copy without history may lie inside of a repository that has nothing to do with it.
    guard try !output(of: ["ls-files", "--", "Package.swift"]).isEmpty else {
      throw GitError.untracked
    }
    guard try output(of: ["rev-parse", "--is-shallow-repository"]) == Data("false\n".utf8) else {
      throw GitError.shallow
    }
  }

  /// The commits before `HEAD`, itself included and merges left out, whose subjects begin with words.
  ///
  /// - Throws: ``GitError``.
  func commits(beginning words: String) throws -> [Commit] {
    let log = try output(
      of: ["log", "--no-merges", "--fixed-strings", "--grep=\(words)"] + Commit.logOptions
        + ["HEAD", "--"])
    // Git has looked for the words anywhere in the message.
    return try Commit.all(inLog: log).filter { $0.subject.hasPrefix(words) }
  }

  /// The contents of blobs by their names.
  ///
  /// - Throws: ``GitError``, also when one of them is missing.
  func contents(of blobs: Set<String>) throws -> [String: Data] {
    guard !blobs.isEmpty else { return [:] }
    let names = blobs.sorted().map { $0 + "\n" }.joined()
    return try Self.contents(
      inBatch: try output(of: ["cat-file", "--batch"], input: Data(names.utf8)))
  }

  /// Reads what `git cat-file --batch` prints.
  ///
  /// Source: git-cat-file(1), "Batch output".
  static func contents(inBatch batch: Data) throws(GitError) -> [String: Data] {
    let unreadable = GitError.unreadable(command: "cat-file")
    var contents: [String: Data] = [:]
    var rest = batch[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw unreadable }
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]),
        (0..<rest.count).contains(size)
      else { throw unreadable }
      contents[String(fields[0])] = Data(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  private func output(of arguments: [String], input: Data = Data()) throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let inputFile = scratch.appending(path: "input")
    let log = scratch.appending(path: "output")
    let errorLog = scratch.appending(path: "errors")
    try input.write(to: inputFile)
    let process = try ChildProcess(
      running: git, arguments, in: folder, environment: environment, input: inputFile, log: log,
      errorLog: errorLog)
    if let failure = process.failure {
      let errors = String(decoding: try Data(contentsOf: errorLog), as: UTF8.self)
      if errors.hasPrefix("fatal: not a git repository") { throw GitError.untracked }
      let reason = errors.split(separator: "\n").first.map(String.init) ?? failure
      throw GitError.failed(command: arguments[0], reason: reason)
    }
    return try Data(contentsOf: log)
  }
}
