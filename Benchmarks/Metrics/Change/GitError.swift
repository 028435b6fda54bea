/// Why the history of a repository cannot be read.
enum GitError: Error, Equatable, CustomStringConvertible {
  /// No `git` is where programs are looked for.
  case gitMissing(searchPath: String)
  /// The folder is not in a repository, or in one that has nothing to do with it.
  case untracked
  /// The repository holds the end of its history only.
  case shallow
  /// Git did not do what it was asked for; holds what it said.
  case failed(command: String, reason: String)
  /// Git's answer is not what its manual says.
  case unreadable(command: String)

  var description: String {
    switch self {
    case .gitMissing(let searchPath): "there is no git in any folder of PATH (\(searchPath))"
    case .untracked: "git does not track the kit here; clone its repository to have its history"
    case .shallow: "this clone has the end of the history only; run: git fetch --unshallow"
    case .failed(let command, let reason): "'git \(command)' failed: \(reason)"
    case .unreadable(let command): "'git \(command)' does not answer as expected"
    }
  }
}
