import Foundation

/// A commit and the files that it has changed.
struct Commit: Equatable {
  /// Its whole name.
  var id: String
  var subject: String
  /// In the order of their paths.
  var changes: [FileChange]

  /// What `git log` is told to print, so that no setting of a person changes it.
  static let logOptions = [
    "--format=%H%x00%s", "-z", "--raw", "--numstat", "--no-abbrev", "--root", "--relative",
    "--no-renames", "--diff-algorithm=myers", "--no-ext-diff", "--no-textconv", "--no-color",
    "--no-show-signature", "--encoding=UTF-8",
  ]

  /// Reads what `git log` prints with ``logOptions``.
  ///
  /// Source: git-diff(1), "Raw output format" and "Other diff formats", with `-z`.
  ///
  /// - Throws: ``GitError`` when it is something else.
  static func all(inLog log: Data) throws(GitError) -> [Commit] {
    let unreadable = GitError.unreadable(command: "log")
    var pieces = log.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var commits: [Commit] = []
    while let piece = pieces.popFirst() {
      // Git ends a line between the subject and the files.
      let text = piece.drop { $0 == "\n" }
      if text.isEmpty { continue }
      if text.hasPrefix(":") {
        guard !commits.isEmpty, let path = pieces.popFirst(),
          let change = FileChange(raw: text, path: path)
        else { throw unreadable }
        commits[commits.count - 1].changes.append(change)
      } else if text.contains("\t") {
        let fields = text.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let commit = commits.indices.last,
          let index = commits[commit].changes.firstIndex(where: { $0.path == fields[2] })
        else { throw unreadable }
        commits[commit].changes[index].lines = Int(fields[0]).flatMap { added in
          Int(fields[1]).map { ChangeCost.Lines(added: added, removed: $0) }
        }
      } else {
        guard text.allSatisfy(\.isHexDigit), let subject = pieces.popFirst() else {
          throw unreadable
        }
        commits.append(Commit(id: String(text), subject: subject, changes: []))
      }
    }
    return commits
  }
}

extension FileChange {
  /// A line such as `:100644 100644 7c6e… 8b2a… M`, with the path that follows it.
  fileprivate init?(raw: Substring, path: String) {
    let fields = raw.dropFirst().split(separator: " ")
    guard fields.count == 5 else { return nil }
    func blob(mode: Substring, name: Substring) -> String? {
      mode.hasPrefix("100") ? String(name) : nil
    }
    self.init(
      path: path, isNew: fields[4] == "A",
      blobs: (
        blob(mode: fields[0], name: fields[2]), blob(mode: fields[1], name: fields[3])
      ))
  }
}
