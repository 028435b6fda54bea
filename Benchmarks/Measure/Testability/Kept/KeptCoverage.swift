import Architectures
import Foundation
import Reports

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

  private let packageRoot: URL
  private var content: Content

  private var file: URL { packageRoot.appending(path: "Benchmarks/kept-coverage.json") }

  /// Reads what is kept in the package in a folder; nothing, if the file is missing or damaged.
  package init(in packageRoot: URL) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    content = Content()
    if let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Content.self, from: data),
      kept.schema == Content.currentSchema
    {
      content = kept
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
  ///   - progress: A function that takes one short line of text before each step.
  /// - Returns: The reason why the file cannot be written; `nil` if it was written.
  /// - Throws: The errors of ``CoverageRun``.
  package mutating func measure(
    _ architectures: [Architecture], environment: RunEnvironment, progress: (String) -> Void
  ) throws -> String? {
    // The sources may change while they are measured, so the digests are those of the start.
    let digests = try architectures.map { try digest(of: $0) }
    let coverage = try CoverageRun(packageRoot: packageRoot)
      .measure(architectures, progress: progress)
    for (architecture, digest) in zip(architectures, digests) {
      guard var measured = coverage[architecture.id] else { continue }
      measured.kept = KeptOrigin(of: environment)
      content.architectures[architecture.id] = Entry(digest: digest, coverage: measured)
    }
    let known = Set(Architecture.all.map(\.id))
    content.architectures = content.architectures.filter { known.contains($0.key) }
    do {
      try Data(content.json().utf8).write(to: file, options: .atomic)
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
