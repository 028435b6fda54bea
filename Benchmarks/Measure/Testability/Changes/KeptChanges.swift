import Architectures
import Foundation
import Reports
import Terminal
import Toolchain

/// The results of requests for changes, kept in `Benchmarks/Changes/kept.json`.
///
/// A result holds as long as nothing has changed that decides it: the row's sources and tests, the
/// shared modules, the scenarios and the patches.
package struct KeptChanges: Sendable {
  /// What is known of a row's change.
  package enum State: String, Encodable, Sendable {
    case notMade, notJudged, stale, passes, fails

    package var holds: Bool { self == .passes || self == .fails }
  }

  private struct Content: Codable, Sendable {
    static let currentSchema = 2

    var schema = Self.currentSchema
    /// The results by request, series and row.
    var changes: [String: [String: [String: Entry<ChangeResult>]]] = [:]
    /// The mistakes by request, series and row.
    var mistakes: [String: [String: [String: Entry<ChangeMistakes>]]] = [:]
  }

  private struct Entry<Result: Codable & Sendable>: Codable, Sendable {
    var digest: String
    var kept: KeptOrigin
    var result: Result
  }

  private static let path = "\(ChangeRequest.parentFolder)/kept.json"

  private let packageRoot: URL
  private let series: ChangeSeries
  /// What the sources were when this value was made, by row; no entry if they cannot be read.
  private let sources: [Architecture.ID: String]
  /// The digest of the manifest's settings at that time.
  private let settings: SourceDigest
  private var content = Content()

  /// The sentence that says why the file cannot be used; `nil` if it can be used, or is missing.
  package private(set) var problem: String?

  /// Reads what is kept in a package; nothing, if the file is missing or damaged.
  package init(
    in packageRoot: URL, of series: ChangeSeries = .first, rows: [Architecture] = Architecture.all
  ) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    self.series = series
    settings = SourceDigest(ofSettingsIn: packageRoot)
    // Each row has several requests, and its sources are read once for all of them.
    sources = Dictionary(
      uniqueKeysWithValues: rows.concurrentMap {
        ($0.id, try? Self.sources(of: $0, in: packageRoot))
      }
    ).compactMapValues(\.self)
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

  /// What is known of a row's change, with the results that hold.
  package struct Known {
    package var state: State
    var result: ChangeResult? = nil
    package var mistakes: ChangeMistakes? = nil
  }

  /// Returns what is known of a row's change.
  package func known(of request: ChangeRequest, in row: Architecture) -> Known {
    guard request.isMade(in: row, by: series, of: packageRoot) else {
      return Known(state: .notMade)
    }
    let result = content.changes[request.id]?[series.rawValue]?[row.id]
    let mistakes = content.mistakes[request.id]?[series.rawValue]?[row.id]
    guard result != nil || mistakes != nil else { return Known(state: .notJudged) }
    let digest = sources[row.id].flatMap {
      try? self.digest(of: request, in: row, sources: $0, settings: settings)
    }
    var known = Known(state: result == nil ? .notJudged : .stale)
    if let mistakes, mistakes.digest == digest { known.mistakes = mistakes.result }
    if let result, result.digest == digest {
      known.result = result.result
      known.state = result.result.failure == nil ? .passes : .fails
    }
    return known
  }

  /// Tests a request in some rows, and keeps the results in place of those of the same rows.
  ///
  /// - Throws: The errors of ``ChangeRun``, and those of writing the file.
  package mutating func judge(
    _ request: ChangeRequest, in rows: [Architecture], environment: RunEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void
  ) throws {
    let run = try run(of: request, variables)
    try keep(\.changes, of: request, in: rows, environment: environment) {
      try run.results(of: rows, progress: progress)
    }
  }

  /// Makes mistakes in the changes of a request in some rows, and keeps who notices.
  ///
  /// - Throws: The errors of ``ChangeRun``, ``MutationError``, and those of writing the file.
  package mutating func judgeMistakes(
    _ request: ChangeRequest, in rows: [Architecture], environment: RunEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void
  ) throws {
    let run = try run(of: request, variables)
    try keep(\.mistakes, of: request, in: rows, environment: environment) {
      let scratch = try run.scratch(progress)
      return try ChangeMistakeRun(run, of: rows, in: scratch.url, progress: progress)
        .results(compiler: environment.swift ?? "unknown", progress: progress)
    }
  }

  private func run(of request: ChangeRequest, _ variables: [String: String]) throws -> ChangeRun {
    ChangeRun(
      packageRoot: packageRoot, request: request, series: series,
      toolchain: try SwiftToolchain(environment: variables))
  }

  private mutating func keep<Result: Codable & Sendable>(
    _ results: WritableKeyPath<Content, [String: [String: [String: Entry<Result>]]]>,
    of request: ChangeRequest, in rows: [Architecture], environment: RunEnvironment,
    find: () throws -> [Architecture.ID: Result]
  ) throws {
    // The files may change meanwhile, so the digests are those of the start.
    let digests = try rows.map { try digest(of: request, in: $0) }
    let found = try find()
    for (row, digest) in zip(rows, digests) {
      content[keyPath: results][request.id, default: [:]][series.rawValue, default: [:]][row.id] =
        found[row.id].map {
          Entry(digest: digest, kept: KeptOrigin(of: environment), result: $0)
        }
    }
    try Data(content.json().utf8)
      .write(to: packageRoot.appending(path: Self.path), options: .atomic)
    problem = nil
  }

  private static func sources(of row: Architecture, in packageRoot: URL) throws -> String {
    try SourceDigest(of: SourceDigest.paths(of: row), in: packageRoot).text
  }

  private func digest(
    of request: ChangeRequest, in row: Architecture, sources: String, settings: SourceDigest
  ) throws -> String {
    let own = series == .shared ? [] : [request.scenarios, request.patch(of: row, by: series)]
    var changes = settings
    try changes.add([request.sharedPatch] + own, in: packageRoot)
    return SourceDigest(of: [sources, changes.text]).text
  }

  func digest(of request: ChangeRequest, in row: Architecture) throws -> String {
    try digest(
      of: request, in: row, sources: Self.sources(of: row, in: packageRoot),
      settings: SourceDigest(ofSettingsIn: packageRoot))
  }
}
