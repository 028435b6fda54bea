import Architectures
import Foundation
import Reports
import Toolchain

/// What the view-free tests and the scenarios say of a request's change of one architecture.
package struct ChangeResult: Codable, Equatable, Sendable {
  /// The reason why the change could not be tested as a whole; `nil` if it was.
  @OrNull package var problem: String? = nil
  /// The view-free tests that fail, each with the reason.
  var failedTests: [String] = []
  /// The scenarios that do not hold, by id.
  var brokenScenarios: [String] = []

  /// The failures in a few words; `nil` if there are none.
  package var failure: String? {
    let parts = [
      ("scenarios do not hold: ", brokenScenarios), ("view-free tests fail: ", failedTests),
    ].filter { !$0.1.isEmpty }.map { $0 + Self.list($1) }
    let all = [problem].compactMap(\.self) + parts
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  /// Returns the first few items, and the number of the others.
  static func list(_ items: [String]) -> String {
    items.prefix(3).joined(separator: ", ")
      + (items.count > 3 ? " and \(items.count - 3) more" : "")
  }
}

/// A run that builds a request in a copy of the package, with the changes of all rows at once, and
/// tests it.
struct ChangeRun {
  /// The file whose place the scenarios of a request take.
  static let specification = "Sources/Specification/Scenarios/Specification/Specification.swift"

  let packageRoot: URL
  let request: ChangeRequest
  let series: ChangeSeries
  let toolchain: SwiftToolchain
  /// The files of a row that take the place of those with its patch.
  var attempt: (row: Architecture, files: FileTree)?

  /// Builds all rows, and tests some of them.
  ///
  /// A row whose patch does not fit or compile is left out, and does not hinder others. A row that
  /// is not made has no result.
  ///
  /// - Throws: ``ChangeError`` if what is shared does not fit or compile, `ToolError` if a tool
  ///   cannot be started, and the errors of files.
  func results(
    of asked: [Architecture], progress: (String) -> Void
  ) throws -> [Architecture.ID: ChangeResult] {
    let scratch = try scratch(progress)
    let (copy, failed) = try built(in: scratch.url, testing: asked, progress: progress)
    progress("testing")
    let tested = try asked.filter { failed[$0.id] == nil && isMade(in: $0) }
      .concurrentMap { ($0.id, try copy.result(of: $0)) }
    return failed.filter { id, _ in asked.contains { $0.id == id } }
      .merging(tested) { $1 }
  }

  /// Plays random sessions in the rows whose changes compile, and compares the screens.
  ///
  /// - Returns: The run, which fails if there is a difference, and tells it.
  /// - Throws: The errors of ``results(of:progress:)``.
  func playSessions(_ count: Int, progress: (String) -> Void) throws -> ProcessResult {
    let scratch = try scratch(progress)
    let (copy, failed) = try built(
      in: scratch.url, testing: [], playsSessions: true, progress: progress)
    progress("playing \(count) random sessions")
    return try copy.playSessions(
      count, in: Architecture.all.filter { failed[$0.id] == nil && isMade(in: $0) })
  }

  /// Waits for the folder of the copy, which all requests use, so that only what differs between
  /// them is built again.
  func scratch(_ progress: (String) -> Void) throws -> ScratchFolder {
    try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/change")) {
      progress("waiting for another run")
    }
  }

  /// Builds the copy with the changes of all rows.
  ///
  /// Tests take most of the time, so only those of some rows are built.
  ///
  /// - Parameters:
  ///   - scratch: The folder of the copy.
  ///   - asked: The rows whose view-free tests are built.
  ///   - playsSessions: True to build the program that plays random sessions.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: The copy, and the results of the rows whose changes do not fit or compile.
  /// - Throws: The errors of ``results(of:progress:)``.
  func built(
    in scratch: URL, testing asked: [Architecture], playsSessions: Bool = false,
    progress: (String) -> Void
  ) throws -> (copy: BuiltCopy, failed: [Architecture.ID: ChangeResult]) {
    let root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    var results: [Architecture.ID: ChangeResult] = [:]
    while true {
      var files = try files(besides: &results)
      files.removeTests(besides: asked)
      // A judgement quotes failed expectations with their values.
      if attempt == nil { try files.simplifyExpectations() }
      try files.write(to: root)
      progress("building")
      let built = try BuiltCopy.build(
        root, in: build, toolchain: toolchain,
        players: ["mutant-player"] + (playsSessions ? ["session-player"] : []))
      guard built.failure != nil else { break }
      let left = series == .shared ? [] : Architecture.all.filter { results[$0.id] == nil }
      for (id, error) in try culprits(among: left, of: built, in: root) {
        results[id] = ChangeResult(problem: "it does not compile: \(error)")
      }
      // Nobody asks for the other rows if the attempt does not compile.
      if let attempt, results[attempt.row.id] != nil { break }
    }
    return (BuiltCopy(root: root, build: build, toolchain: toolchain), results)
  }

  /// Finds the rows in whose files a build has errors.
  ///
  /// - Returns: The first error of each row with its place; empty if the build succeeded.
  /// - Throws: ``ChangeError`` if no row is to blame for a failed build.
  func culprits(
    among rows: [Architecture], of built: ProcessResult, in root: URL
  ) throws -> [Architecture.ID: String] {
    guard built.failure != nil else { return [:] }
    let errors = BuiltCopy.errors(in: built.output)
      .map { ($0.file.replacing(root.path + "/", with: ""), "\($0.line): \($0.message)") }
    var culprits: [Architecture.ID: String] = [:]
    for row in rows {
      culprits[row.id] = errors.first { row.owns($0.0) }.map { "\($0.0):\($0.1)" }
    }
    guard !culprits.isEmpty else {
      throw ChangeError("\(request.title): the package does not build.\n\(built.tail)")
    }
    return culprits
  }

  private func isMade(in row: Architecture) -> Bool {
    request.isMade(in: row, by: series, of: packageRoot)
  }

  /// Returns the files of a copy, without the changes of rows that have a result already.
  ///
  /// A row whose patch does not fit gets its result.
  private func files(besides results: inout [Architecture.ID: ChangeResult]) throws -> FileTree {
    var files = try BuiltCopy.files(of: packageRoot)
    files.removeRewritten()
    if let shared = try request.shared(in: packageRoot) { try files.apply(shared) }
    guard series != .shared else { return files }
    files.set(
      Self.specification,
      to: try Data(contentsOf: packageRoot.appending(path: request.scenarios)))
    for row in Architecture.all where results[row.id] == nil {
      if let attempt, attempt.row.id == row.id {
        for path in files.paths where row.owns(path) { files.set(path, to: nil) }
        for path in attempt.files.paths where row.owns(path) {
          files.set(path, to: try attempt.files.content(of: path))
        }
        continue
      }
      do {
        if let change = try request.change(of: row, by: series, in: packageRoot) {
          try files.apply(change.patch)
        }
      } catch let error as ChangeError {
        results[row.id] = ChangeResult(problem: error.localizedDescription)
      }
    }
    return files
  }
}

extension FileTree {
  /// Leaves out the view-free tests of all rows but some.
  ///
  /// If those have none, all tests stay: SwiftPM builds no test program without a test.
  fileprivate mutating func removeTests(besides rows: [Architecture]) {
    func tests(_ rows: [Architecture]) -> [String] { rows.map { "Tests/\($0.testTarget)" } }
    let kept = tests(rows)
    guard paths.contains(where: { $0.isIn(kept) }) else { return }
    let others = tests(Architecture.all).filter { !kept.contains($0) }
    for path in paths where path.isIn(others) { set(path, to: nil) }
  }

  /// Puts a function in place of `#expect` into the view-free tests of all rows.
  ///
  /// To compile what the macro writes takes a third of the time of a module of tests. A failed
  /// expectation tells its place in place of its values.
  fileprivate mutating func simplifyExpectations() throws {
    let function = """
      import Testing

      nonisolated func expectTrue(
        _ condition: Bool, _: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
      ) {
        guard !condition else { return }
        let place = sourceLocation.fileName + ":" + String(sourceLocation.line)
        Issue.record(Comment(rawValue: place), sourceLocation: sourceLocation)
      }

      """
    for tests in Architecture.all.map({ "Tests/\($0.testTarget)" }) {
      let sources = paths.filter { $0.isIn([tests]) }
      for path in sources {
        let simple = try text(of: path)?.replacing(#/#expect\((?!\s*throws:)/#, with: "expectTrue(")
        set(path, to: simple.map { Data($0.utf8) })
      }
      if !sources.isEmpty { set("\(tests)/ExpectTrue.swift", to: Data(function.utf8)) }
    }
  }
}

extension BuiltCopy {
  /// Runs the view-free tests of an architecture and all scenarios.
  func result(of row: Architecture) throws -> ChangeResult {
    // A limit of processor time, in seconds, that none needs who comes to an end.
    let limit = 60
    let played = try play(of: row, limit: limit)
    return ChangeResult(
      problem: played.failure, failedTests: try failures(inTestsOf: row, limit: limit),
      brokenScenarios: played.broken.map(\.scenario))
  }

  /// Runs the view-free tests of an architecture, and returns the failures.
  func failures(
    inTestsOf row: Architecture, limit: Int = 120, environment: [String: String] = [:]
  ) throws -> [String] {
    guard FileManager.default.fileExists(atPath: root.path + "/Tests/\(row.testTarget)") else {
      return []
    }
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run(
      testProgram,
      Self.testArguments(of: row) + ["--event-stream-output-path", file.path],
      environment: environment, limit: limit)
    guard run.ending != .exit(TestProgram.noTestsStatus) else { return ["no test runs"] }
    let events = try? TestEvents(jsonLines: Data(contentsOf: file))
    guard let reason = run.failure else {
      // The tested code may end the program before the last test.
      return events?.seconds == nil ? ["the program ends by itself"] : []
    }
    let failures = events?.failures ?? []
    return failures.isEmpty ? [reason] : failures
  }
}

extension ChangeRequest {
  /// Plays the same random sessions in all rows with their changes, and compares the screens.
  ///
  /// - Parameters:
  ///   - count: The number of sessions.
  ///   - packageRoot: The package's folder.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: The differences, or the reason why there is no end; `nil` if all rows do the same.
  /// - Throws: ``ChangeError`` if the request does not compile in any row, `ToolError` if a tool
  ///   cannot be started, and the errors of files.
  package func playSessions(
    _ count: Int, in packageRoot: URL, progress: (String) -> Void
  ) throws -> String? {
    let run = ChangeRun(
      packageRoot: packageRoot.resolvingSymlinksInPath(), request: self, series: .first,
      toolchain: try SwiftToolchain())
    let result = try run.playSessions(count, progress: progress)
    return result.failure.map { "\($0)\n\(result.tail)" }
  }
}
