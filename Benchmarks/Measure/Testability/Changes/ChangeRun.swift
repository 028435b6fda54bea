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
    ].filter { !$0.1.isEmpty }.map { words, items in
      words + items.prefix(3).joined(separator: ", ")
        + (items.count > 3 ? " and \(items.count - 3) more" : "")
    }
    let all = [problem].compactMap(\.self) + parts
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }
}

/// A run that builds a request in a copy of the package, with the changes of all rows at once, and
/// tests it.
struct ChangeRun {
  /// The file whose place the scenarios of a request take.
  static let specification = "Sources/Specification/Scenarios/Specification/Specification.swift"

  let packageRoot: URL
  let request: ChangeRequest
  /// True if only what all rows share is put into the sources, and the scenarios are the base's.
  let isShared: Bool
  let toolchain: SwiftToolchain

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
    // All requests use one folder, so that only what differs between them is built again.
    let scratch = try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/change")) {
      progress("waiting for another run")
    }
    let root = scratch.url.appending(component: "package")
    let build = scratch.url.appending(component: "build")
    var results: [Architecture.ID: ChangeResult] = [:]
    while true {
      let files = try files(besides: &results)
      try files.write(to: root)
      progress("building")
      let built = try BuiltCopy.build(root, in: build, toolchain: toolchain)
      guard built.failure != nil else { break }
      let errors = BuiltCopy.errors(in: built.output)
        .map { ($0.file.replacing(root.path + "/", with: ""), "\($0.line): \($0.message)") }
      let culprits = Architecture.all.filter { row in
        results[row.id] == nil && errors.contains { row.owns($0.0) }
      }
      guard !isShared, !culprits.isEmpty else {
        throw ChangeError("\(request.title): the package does not build.\n\(built.tail)")
      }
      for row in culprits {
        let first = errors.first { row.owns($0.0) }.map { "\($0.0):\($0.1)" } ?? ""
        results[row.id] = ChangeResult(problem: "it does not compile: \(first)")
      }
    }
    let copy = BuiltCopy(root: root, build: build, toolchain: toolchain)
    for row in asked
    where results[row.id] == nil && (isShared || request.isMade(in: row, of: packageRoot)) {
      progress("testing \(row.name)")
      results[row.id] = try copy.result(of: row)
    }
    return results.filter { id, _ in asked.contains { $0.id == id } }
  }

  /// Returns the files of a copy, without the changes of rows that have a result already.
  ///
  /// A row whose patch does not fit gets its result.
  private func files(besides results: inout [Architecture.ID: ChangeResult]) throws -> FileTree {
    var files = try BuiltCopy.files(of: packageRoot)
    if let shared = try request.shared(in: packageRoot) { try files.apply(shared) }
    guard !isShared else { return files }
    files.set(
      Self.specification,
      to: try Data(contentsOf: packageRoot.appending(path: request.scenarios)))
    for row in Architecture.all where results[row.id] == nil {
      do {
        if let change = try request.change(of: row, in: packageRoot) {
          try files.apply(change.patch)
        }
      } catch let error as ChangeError {
        results[row.id] = ChangeResult(problem: error.localizedDescription)
      }
    }
    return files
  }
}

extension BuiltCopy {
  /// Runs the view-free tests of an architecture and all scenarios.
  fileprivate func result(of row: Architecture) throws -> ChangeResult {
    // A limit of processor time, in seconds, that none needs who comes to an end.
    let limit = 120
    let (run, played) = try play(of: row, limit: limit)
    var result = ChangeResult(
      failedTests: try failures(inTestsOf: row, limit: limit),
      brokenScenarios: played.filter { !$0.failures.isEmpty }.map(\.scenario))
    if let failure = run.failure {
      let last = played.last.map { " after \($0.scenario)" } ?? ""
      result.problem = "the scenarios end\(last): \(failure)"
    }
    return result
  }

  private func failures(inTestsOf row: Architecture, limit: Int) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run(
      testProgram, Self.testArguments(of: row) + ["--event-stream-output-path", file.path],
      environment: [:], limit: limit)
    guard let reason = run.failure, run.ending != .exit(TestProgram.noTestsStatus)
    else { return [] }
    let failures = (try? TestEvents(jsonLines: Data(contentsOf: file)))?.failures ?? []
    return failures.isEmpty ? [reason] : failures
  }
}
