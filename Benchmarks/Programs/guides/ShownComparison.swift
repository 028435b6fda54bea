import Architectures
import Figures
import Foundation
import Reports

/// The comparison that the documents show: sizes and tests of now, and costs of the kept run.
struct ShownComparison {
  let kept: Comparison
  let comparison: Comparison
  /// True if the same compiler made both parts.
  ///
  /// Machine code and counts depend on the compiler.
  let hasOneToolchain: Bool

  /// Joins a comparison of now with the costs of a kept run.
  init(now: Comparison, kept: Comparison) {
    self.kept = kept
    comparison = now.withDispatch(of: kept)
    hasOneToolchain = now.environment.hasSameToolchain(as: kept.environment)
  }

  /// Reads the comparison of a file, or measures sizes; without a file, tests are those kept.
  @MainActor init(from file: String?, in folder: URL) throws {
    let kept = try KeptComparison(
      folder.appending(path: "Benchmarks/kept-run.json").path, for: .check
    ).comparison
    if let file {
      self.init(now: try KeptComparison(file, for: .page).comparison, kept: kept)
      return
    }
    var measurement = try ComparisonMeasurement(
      of: [.size, .coverage], architectures: Architecture.all, baseline: .baseline,
      build: .current, packageFolder: folder)
    for part in measurement.parts { try measurement.measure(part) { _ in } }
    self.init(now: measurement.comparison, kept: kept)
  }

  /// The lines of the tables by the names in their markers, those of the kept run first.
  ///
  /// Of two compilers' figures beside each other there is no table.
  var tables: [String: [String]] {
    let baseline = kept.baselineID(asked: Architecture.baselineID)
    let bindings = DispatchReport(of: kept, baselineID: baseline).report([.bindings]).tables
    var tables = ["bindings": bindings.flatMap { lines(of: $0, corner: "Delivery") }]
    tables["dispatch"] = lines(of: kept.table(of: .dispatch))
    tables["memory"] = lines(of: kept.withFloor.table(of: .memory))
    guard hasOneToolchain else { return tables }
    let groups: [(String, FigureGroup)] = [
      ("summary", .summary), ("distribution", .distribution), ("amount", .amount),
      ("testability", .testability),
    ]
    for (name, group) in groups {
      tables[name] = lines(of: comparison.table(of: group, titled: \.label))
    }
    tables["verdicts"] = lines(of: ClaimsReport(in: comparison).table, corner: "Id")
    return tables
  }

  private func lines(of table: Table, corner: String = "Architecture") -> [String] {
    MarkdownRenderer().lines(of: table, corner: corner)
  }
}
