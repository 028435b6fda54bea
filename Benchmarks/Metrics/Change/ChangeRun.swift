import Architectures
import Foundation

/// Reads from the history of the kit what one change has cost in each architecture.
///
/// The change was made in one commit for each, whose subjects begin with the same words.
package struct ChangeRun {
  private let packageFolder: URL
  private let subject: String
  private let processEnvironment: [String: String]

  /// Creates a run on the history of the package in a folder.
  package init(packageFolder: URL) {
    self.init(
      packageFolder: packageFolder, subject: "Show recent posts in",
      processEnvironment: ProcessInfo.processInfo.environment)
  }

  init(packageFolder: URL, subject: String, processEnvironment: [String: String]) {
    self.packageFolder = packageFolder
    self.subject = subject
    self.processEnvironment = processEnvironment
  }

  /// Reads the history; what it does not tell is `nil` with a note.
  ///
  /// - Parameters:
  ///   - architectures: In the order in which they are shown.
  ///   - environment: What is known of the machine and the tools.
  ///   - notes: Why something of it is not known.
  /// - Returns: The figures, with a note for each architecture that has none.
  package func run(
    _ architectures: [Architecture], environment: Comparison.Environment, notes: [String] = []
  ) -> ChangeCost {
    var result = ChangeCost(
      environment: environment, subject: subject,
      architectures: architectures.map { .init(id: $0.id, name: $0.name) }, notes: notes)
    do {
      let history = try History(
        of: GitRepository(at: packageFolder, environment: processEnvironment),
        commitsBeginning: subject + " ")
      for (index, architecture) in architectures.enumerated() {
        do {
          result.architectures[index].cost = try history.cost(
            of: architecture.module, notes: &result.notes)
        } catch {
          result.notes.append("change: \(architecture.name) is not counted; \(error).")
        }
      }
    } catch {
      result.notes.append("change: nothing is counted; \(error).")
    }
    return result
  }
}

/// Why the commits do not tell the cost of the change in one module.
private enum Uncounted: Error, CustomStringConvertible {
  case commits([Commit], subject: String)
  case notText(path: String)

  var description: String {
    switch self {
    case .commits(let commits, let subject) where commits.isEmpty:
      "no commit before HEAD begins with '\(subject)' and changes it"
    case .commits(let commits, let subject):
      """
      \(commits.count) commits begin with '\(subject)' and change it: \
      \(commits.map { String($0.id.prefix(7)) }.joined(separator: ", "))
      """
    case .notText(let path): "\(path) is no text that is counted"
    }
  }
}

/// The commits that made the change, and the types in the files that they changed.
private struct History {
  let subject: String
  let commits: [Commit]
  /// By the blobs of Swift files; one that is not UTF-8 text has none.
  let types: [String: Int]

  init(of repository: GitRepository, commitsBeginning subject: String) throws {
    self.subject = subject.trimmingCharacters(in: .whitespaces)
    commits = try repository.commits(beginning: subject)
    let blobs = commits.flatMap(\.changes)
      .filter { $0.isSwift && $0.path.hasPrefix("Sources/") }
      .flatMap { [$0.blobs.before, $0.blobs.after].compactMap(\.self) }
    types = try repository.contents(of: Set(blobs)).compactMapValues { content in
      String(validating: content, as: UTF8.self).map { text in
        CodeSize(of: [SourceFile(name: "", text: text)]).types
      }
    }
  }

  func cost(of module: String, notes: inout [String]) throws(Uncounted) -> ChangeCost.Cost {
    let found = commits.filter { commit in
      commit.changes.contains { $0.path.hasPrefix("Sources/\(module)/") }
    }
    guard found.count == 1 else { throw .commits(found, subject: subject) }
    let sources = found[0].changes.filter { $0.path.hasPrefix("Sources/\(module)/") }
    let tests = found[0].changes.filter { $0.path.hasPrefix("Tests/\(module)Tests/") }
    for change in sources + tests where change.lines == nil {
      if change.isSwift { throw .notText(path: change.path) }
      notes.append("change: \(change.path) is binary; its lines are not counted.")
    }
    let lines = sources.lines
    var typesAdded = 0
    // What a commit leaves as it is has the same types before and after.
    for change in sources where change.isSwift { typesAdded += try self.typesAdded(by: change) }
    return ChangeCost.Cost(
      commit: found[0].id, filesTouched: lines.files, filesNew: sources.count(where: \.isNew),
      linesAdded: lines.added, linesRemoved: lines.removed, typesAdded: typesAdded,
      viewController: sources.first {
        $0.path.hasSuffix("/Profile/ProfileViewController.swift")
      }?.lines,
      changedTests: tests.filter { !$0.isNew }.lines, newTests: tests.filter(\.isNew).lines)
  }

  private func typesAdded(by change: FileChange) throws(Uncounted) -> Int {
    func count(_ blob: String?) throws(Uncounted) -> Int {
      guard let blob else { return 0 }
      guard let count = types[blob] else { throw .notText(path: change.path) }
      return count
    }
    return try count(change.blobs.after) - count(change.blobs.before)
  }
}

extension [FileChange] {
  fileprivate var lines: ChangeCost.Files {
    ChangeCost.Files(
      files: count, added: reduce(0) { $0 + ($1.lines?.added ?? 0) },
      removed: reduce(0) { $0 + ($1.lines?.removed ?? 0) })
  }
}
