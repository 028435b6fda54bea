import Architectures
import Foundation
import Reports
import Terminal
import Toolchain

/// The results of requests for changes, kept in `Benchmarks/Changes/kept.json`.
///
/// A result holds as long as nothing has changed that decides it: the row's sources and tests, the
/// shared modules, the scenarios and the patches.
package struct KeptChanges {
  /// What is known of a row's change.
  package enum State: String, Encodable, Sendable {
    case notMade, notJudged, stale, passes, fails
  }

  private struct Content: Codable {
    static let currentSchema = 1

    var schema = Self.currentSchema
    /// The results by request and row.
    var changes: [String: [String: Entry]] = [:]
    /// The results with what is shared alone, by request and row.
    var shared: [String: [String: Entry]] = [:]
  }

  private struct Entry: Codable {
    var digest: String
    var kept: KeptOrigin
    var result: ChangeResult
  }

  private static let path = "\(ChangeRequest.parentFolder)/kept.json"

  private let packageRoot: URL
  /// True for the results with what is shared alone.
  private let isShared: Bool
  private var content = Content()

  /// The sentence that says why the file cannot be used; `nil` if it can be used, or is missing.
  package private(set) var problem: String?

  /// Reads what is kept in a package; nothing, if the file is missing or damaged.
  package init(in packageRoot: URL, isShared: Bool = false) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    self.isShared = isShared
    let file = self.packageRoot.appending(path: Self.path).path
    guard FileManager.default.fileExists(atPath: file) else { return }
    do throws(KeptFile.Problem) {
      content = try KeptFile.value(
        Content.self, schema: Content.currentSchema, in: KeptFile.content(of: file))
    } catch {
      problem = """
        \(Self.path.quoted) does not hold results: \(error.words(schema: Content.currentSchema)). \
        To renew the file, run: compare change --fresh
        """
    }
  }

  private var kept: WritableKeyPath<Content, [String: [String: Entry]]> {
    isShared ? \.shared : \.changes
  }

  /// Returns what is known of a row's change, with the result if there is one that holds.
  package func state(
    of request: ChangeRequest, in row: Architecture
  ) -> (state: State, result: ChangeResult?) {
    guard isShared || request.isMade(in: row, of: packageRoot) else { return (.notMade, nil) }
    guard let entry = content[keyPath: kept][request.id]?[row.id] else { return (.notJudged, nil) }
    guard entry.digest == (try? digest(of: request, in: row)) else { return (.stale, nil) }
    return (entry.result.failure == nil ? .passes : .fails, entry.result)
  }

  /// Tests a request in some rows, and keeps the results in place of those of the same rows.
  ///
  /// - Throws: The errors of ``ChangeRun``, and those of writing the file.
  package mutating func judge(
    _ request: ChangeRequest, in rows: [Architecture], environment: RunEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void
  ) throws {
    // The files may change meanwhile, so the digests are those of the start.
    let digests = try rows.map { try digest(of: request, in: $0) }
    let results = try ChangeRun(
      packageRoot: packageRoot, request: request, isShared: isShared,
      toolchain: SwiftToolchain(environment: variables)
    ).results(of: rows, progress: progress)
    for (row, digest) in zip(rows, digests) {
      content[keyPath: kept][request.id, default: [:]][row.id] = results[row.id].map {
        Entry(digest: digest, kept: KeptOrigin(of: environment), result: $0)
      }
    }
    try Data(content.json().utf8)
      .write(to: packageRoot.appending(path: Self.path), options: .atomic)
    problem = nil
  }

  func digest(of request: ChangeRequest, in row: Architecture) throws -> String {
    let own = isShared ? [] : [request.scenarios, request.patch(of: row)]
    return try SourceDigest(
      of: SourceDigest.paths(of: row) + [request.sharedPatch] + own, in: packageRoot
    ).text
  }
}
