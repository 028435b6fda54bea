import Architectures
import Foundation
import Reports
import Toolchain

/// The coverage of an earlier run, with the run that it comes from.
package struct CoverageResult: Codable, Equatable, Sendable {
  package var coverage: ModuleCoverage
  package var kept: KeptOrigin
}

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
    var result: CoverageResult
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
  package func result(of architecture: Architecture) -> CoverageResult? {
    guard let entry = content.architectures[architecture.id],
      entry.digest == (try? digest(of: architecture))
    else { return nil }
    return entry.result
  }

  /// Measures the coverage of architectures, and keeps it.
  ///
  /// - Parameters:
  ///   - architectures: The architectures.
  ///   - environment: The description of this run.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Throws: The errors of ``CoverageRun``, and `ToolError` if the file cannot be written.
  package mutating func measure(
    _ architectures: [Architecture], environment: RunEnvironment, progress: (String) -> Void
  ) throws {
    // The sources may change while they are measured, so the digests are those of the start.
    let digests = try architectures.map { try digest(of: $0) }
    let coverage = try CoverageRun(packageRoot: packageRoot)
      .measure(architectures, progress: progress)
    for (architecture, digest) in zip(architectures, digests) {
      content.architectures[architecture.id] = coverage[architecture.id].map {
        Entry(
          digest: digest, result: CoverageResult(coverage: $0, kept: KeptOrigin(of: environment)))
      }
    }
    let known = Set(Architecture.all.map(\.id))
    content.architectures = content.architectures.filter { known.contains($0.key) }
    do {
      try Data(content.json().utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolError.unusable(path: file.path, reason: error.localizedDescription)
    }
  }

  private func digest(of architecture: Architecture) throws -> String {
    try SourceDigest(
      of: SourceDigest.paths(of: architecture) + ["Tests/ConformanceTests"], in: packageRoot
    ).text
  }
}
