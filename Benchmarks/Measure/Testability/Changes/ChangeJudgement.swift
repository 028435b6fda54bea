import Architectures
import Foundation
import Reports
import Scenarios
import Terminal
import Toolchain

/// What tests, scenarios and random use say of an attempt at a request in one architecture.
package struct ChangeJudgement: Encodable, Sendable {
  /// One question that is put to an attempt.
  struct Check: Encodable {
    let name: String
    /// True if the attempt passes; `nil` if the question could not be put.
    @OrNull var passes: Bool?
    /// What was seen, in words.
    let seen: String
  }

  package let environment: RunEnvironment
  let request: ChangeRequest
  let architecture: Architecture.ID
  private let name: String
  let checks: [Check]
  /// The figures of the attempt; `nil` if it changes nothing.
  @OrNull var figures: ChangeFigures?
  /// The figures of the kept patch; `nil` without one.
  @OrNull var kept: ChangeFigures?

  /// True if the attempt passes all checks.
  package var holds: Bool { checks.allSatisfy { $0.passes == true } }

  /// Builds and tests an attempt, with the kept patches in the other rows.
  ///
  /// Only the files that belong to the architecture alone are taken from the attempt. Its code runs
  /// on this machine, each program with a limit of time.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - row: The architecture.
  ///   - attempt: The folder of a working copy of the package.
  ///   - packageRoot: The package's folder.
  ///   - environment: The description of the machine and the tools.
  ///   - variables: The environment variables in which the toolchain is found.
  ///   - progress: A function that takes one short line of text.
  /// - Throws: ``ChangeError`` if the folder has no files of the architecture, or if the request
  ///   does not build without the attempt; `ToolError` if a tool cannot be started, and the errors
  ///   of files.
  package init(
    of request: ChangeRequest, in row: Architecture, at attempt: URL, packageRoot: URL,
    environment: RunEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void
  ) throws {
    let files = try FileTree(of: attempt, folders: row.ownPaths)
    guard files.paths.contains(where: { $0.hasPrefix("\(row.folder)/") }) else {
      throw ChangeError(
        """
        There are no files of \(row.name) at \(attempt.path.quoted).
        Name a copy of the kit, in which \(row.folder) is changed.
        """)
    }
    self.environment = environment
    self.request = request
    (architecture, name) = (row.id, row.name)
    let change = try ChangePatch(
      request, of: row, from: attempt, in: packageRoot.resolvingSymlinksInPath())
    figures = try change.map { try ChangeFigures(of: $0) }
    kept = try request.change(of: row, in: packageRoot).map { try ChangeFigures(of: $0) }
    let run = ChangeRun(
      packageRoot: packageRoot.resolvingSymlinksInPath(), request: request, series: .first,
      toolchain: try SwiftToolchain(environment: variables), attempt: (row, files))
    let scratch = try run.scratch(progress)
    let (copy, failed) = try run.built(
      in: scratch.url, testing: [row], playsSessions: true, progress: progress)
    if let problem = failed[row.id]?.problem {
      checks = [Check(name: "compiles", passes: false, seen: problem)]
      return
    }
    progress("testing \(row.name)")
    let result = try copy.result(of: row)
    var checks = [Check(name: "compiles", passes: true, seen: "It does.")] + result.checks
    if result.failure == nil {
      progress("random use")
      let other = Architecture.all.first {
        $0.id != row.id && failed[$0.id] == nil && request.isMade(in: $0, of: packageRoot)
      }
      checks.append(try copy.randomUse(of: row, and: other))
    }
    self.checks = checks + [try files.rolesCheck(of: row)]
  }
}

extension ChangeResult {
  /// The checks of scenarios and view-free tests.
  fileprivate var checks: [ChangeJudgement.Check] {
    let base = Set(Scenario.all.map(\.id))
    func check(_ name: String, _ broken: [String]) -> ChangeJudgement.Check {
      let seen = [
        broken.isEmpty ? nil : Self.list(broken), problem,
      ].compactMap(\.self)
      return .init(
        name: name, passes: seen.isEmpty,
        seen: seen.isEmpty ? "All hold." : seen.joined(separator: "; "))
    }
    return [
      check("scenarios of the base", brokenScenarios.filter(base.contains)),
      check("scenarios of the request", brokenScenarios.filter { !base.contains($0) }),
      .init(
        name: "view-free tests", passes: failedTests.isEmpty,
        seen: failedTests.isEmpty ? "None fails." : Self.list(failedTests)),
    ]
  }
}

extension BuiltCopy {
  /// Plays the same random sessions in several architectures, and compares the screens.
  ///
  /// - Returns: The run, which fails if there is a difference, and tells it.
  func playSessions(
    _ count: Int, from seed: Int = 1, in rows: [Architecture]
  ) throws -> ProcessResult {
    try run(
      player.deletingLastPathComponent().appending(component: "session-player"),
      // It waits for others, which it ends itself if they hang.
      ["\(seed)", "\(count)"] + rows.map(\.id), environment: [:], limit: nil)
  }

  fileprivate func randomUse(
    of row: Architecture, and other: Architecture?
  ) throws -> ChangeJudgement.Check {
    let (name, sessions) = ("random use", 100)
    guard let other else {
      return .init(name: name, passes: nil, seen: "The request is not made in another row.")
    }
    let run = try playSessions(sessions, in: [row, other])
    return .init(
      name: name, passes: run.failure == nil,
      seen: run.failure == nil
        ? "\(sessions) sessions are as in \(other.name)."
        : "Unlike \(other.name), or not to the end:\n\(run.tail)")
  }
}

extension FileTree {
  /// Checks that only roles that use views import them, and that all else is left alone.
  fileprivate func rolesCheck(of row: Architecture) throws -> ChangeJudgement.Check {
    let problems = try roleProblems(of: row)
    return .init(
      name: "rules of roles", passes: problems.isEmpty,
      seen: problems.isEmpty ? "Each import is allowed." : problems.joined(separator: "; "))
  }
}

// MARK: - Report

extension ChangeJudgement {
  /// The checks, and the figures beside those of the kept patch.
  package var report: Report {
    let figures = Figure<ChangeFigures>.allOfChanges
    let columns = [("attempt", self.figures), ("kept patch", kept)]
    var report = Report(
      title: "\(request.number), \(request.title): an attempt in \(name)",
      tables: [
        Table(
          title: "Checks",
          columns: [.init(title: ""), .init(title: "seen", holdsWords: true)],
          sections: [
            .init(
              rows: checks.map { check in
                let answer = check.passes.map { $0 ? "passes" : "fails" } ?? "–"
                return .init(
                  label: check.name, cells: [.init(text: answer), .init(text: check.seen)])
              })
          ]),
        Table(
          title: "Figures", columns: columns.map { .init(title: $0.0) },
          sections: [
            .init(
              rows: figures.map { figure in
                .init(
                  label: figure.label,
                  cells: columns.map { $0.1.map(figure.cell) ?? .notMeasured })
              })
          ]),
      ])
    report.facts = environment.facts
    report.legend = figures.map(\.legendTerm)
    report.explainGaps("there is no such change, or it was not tried.")
    report.failures = checks.filter { $0.passes == false }.map { "It fails: \($0.name)." }
    return report
  }
}
