import Architectures
import Foundation
import Reports
import Terminal

/// The coverage of earlier runs, kept in `Benchmarks/kept-coverage.json`.
///
/// The coverage of an architecture is used only if its sources, its tests, the modules that both
/// use and the scenarios are those of the earlier run.
package struct KeptCoverage {
  private struct Content: Codable {
    static let currentSchema = 1

    var schema = Self.currentSchema
    var architectures: [String: Entry] = [:]
  }

  private struct Entry: Codable {
    var digest: String
    var coverage: ModuleCoverage
  }

  private static let path = "Benchmarks/kept-coverage.json"

  private let packageRoot: URL
  private var content = Content()

  /// The sentences that say why the file cannot be used, and how to renew it; `nil` if it can be
  /// used, or if there is none.
  package private(set) var problem: String?

  /// Reads what is kept in the package in a folder; nothing, if the file is missing or damaged.
  package init(in packageRoot: URL) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    let file = self.packageRoot.appending(path: Self.path).path
    guard FileManager.default.fileExists(atPath: file) else { return }
    do throws(KeptFile.Problem) {
      content = try KeptFile.value(
        Content.self, schema: Content.currentSchema, in: KeptFile.content(of: file))
    } catch {
      problem = """
        \(Self.path.quoted) does not hold coverage: \(error.words(schema: Content.currentSchema)). \
        To renew the file, run: compare coverage
        """
    }
  }

  /// Returns the kept coverage of an architecture; `nil` if none is kept, or if sources or tests
  /// have changed since.
  package func coverage(of architecture: Architecture) -> ModuleCoverage? {
    guard let entry = content.architectures[architecture.id],
      entry.digest == (try? digest(of: architecture))
    else { return nil }
    return entry.coverage
  }

  /// Measures the coverage of architectures, and keeps it.
  ///
  /// - Parameters:
  ///   - architectures: The architectures.
  ///   - environment: The description of this run.
  ///   - variables: The environment variables in which the toolchain is found.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Returns: The reason why the file cannot be written; `nil` if it was written.
  /// - Throws: The errors of ``CoverageRun``.
  package mutating func measure(
    _ architectures: [Architecture], environment: RunEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void
  ) throws -> String? {
    // The sources may change while they are measured, so the digests are those of the start.
    let digests = try architectures.map { try digest(of: $0) }
    let coverage = try CoverageRun(packageRoot: packageRoot, environment: variables)
      .measure(architectures, progress: progress)
    for (architecture, digest) in zip(architectures, digests) {
      guard var measured = coverage[architecture.id] else { continue }
      measured.kept = KeptOrigin(of: environment)
      content.architectures[architecture.id] = Entry(digest: digest, coverage: measured)
    }
    let known = Set(Architecture.all.map(\.id))
    content.architectures = content.architectures.filter { known.contains($0.key) }
    do {
      try Data(content.json().utf8)
        .write(to: packageRoot.appending(path: Self.path), options: .atomic)
      problem = nil
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  private func digest(of architecture: Architecture) throws -> String {
    try SourceDigest(
      of: SourceDigest.paths(of: architecture) + ["Tests/ConformanceTests"], in: packageRoot
    ).text
  }
}

/// The earlier run from which kept figures come.
///
/// The figures depend on sources and tests, so they hold for other versions of the compiler, too.
package struct KeptOrigin: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The time at which the run began, in ISO 8601.
  package var date: String
  /// The short hash of the commit that was measured; `nil` if it is not known.
  @OrNull package var commit: String?
  /// The version of the compiler; `nil` if it is not known.
  @OrNull package var swift: String?

  package init(date: String, commit: String?, swift: String?) {
    self.date = date
    self.commit = commit
    self.swift = swift
  }

  /// Creates the origin of figures that are measured now.
  package init(of environment: RunEnvironment) {
    self.init(date: environment.date, commit: environment.commit, swift: environment.swift)
  }

  /// The date, the commit and the compiler of the run.
  package var description: String {
    date + (commit.map { ", commit \($0)" } ?? "") + (swift.map { ", Swift \($0)" } ?? "")
  }
}

extension KeptFile.Problem {
  /// Returns the problem in words, where `schema` is the version of the format that can be read.
  func words(schema: Int) -> String {
    switch self {
    case .unreadable(let reason): reason
    case .tooLarge: "it is too large"
    case .notJSON: "it is no JSON, or was cut off"
    case .damaged(let problem): problem.printable
    case .otherSchema(let other): "it has version \(other) of the format, not \(schema)"
    }
  }
}
