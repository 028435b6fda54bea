import Architectures
import Authors
import Costs
import Foundation
import Reports
import Terminal
import Testability
import Toolchain

/// What the figures of one architecture differ by, if several authors write it.
///
/// A difference between two architectures that is no larger may be one of authors.
package struct AuthorSpread: Codable, Sendable {
  /// A figure of one architecture in the versions of all authors, the kit's first.
  struct Row: Codable {
    let figure: String
    let architecture: String
    let values: [Double]

    /// How many times the smallest value the largest one is.
    var factor: Double { (values.max() ?? 1) / (values.min() ?? 1) }
    /// The difference between the largest and the smallest value.
    var difference: Double { (values.max() ?? 0) - (values.min() ?? 0) }
  }

  private static let path = "Benchmarks/kept-spread.json"
  private static let currentSchema = 1
  /// The figures whose rules of sameness come from the spread.
  static let figures: [EntryFigure] = [
    .codeLines, .smallestScreen, .addedInstructions, .liveBytes, .kindsFound,
  ]

  private var schema = Self.currentSchema
  private let environment: RunEnvironment
  let rows: [Row]

  /// Finds the spread in a comparison of all authors' versions; a figure that one version lacks is
  /// left out.
  init(of comparison: Comparison, groups: [[Architecture]] = Architecture.byAuthors) {
    environment = comparison.environment
    rows = Self.figures.flatMap { figure in
      groups.compactMap { group -> Row? in
        let values = group.compactMap { architecture in
          comparison.architectures.first { $0.id == architecture.id }.flatMap(figure.value)?.number
        }
        guard let name = group.first?.name, values.count == group.count else { return nil }
        return Row(figure: figure.id, architecture: name, values: values)
      }
    }
  }

  /// Measures the versions of all authors.
  ///
  /// - Throws: The errors of ``ComparisonMeasurement`` and `MutationRun`.
  @MainActor package static func measured(
    build: Build, packageFolder: URL, progress: (String) -> Void
  ) throws -> AuthorSpread {
    var measurement = try ComparisonMeasurement(
      of: ComparisonPart.inOrder, architectures: Architecture.byAuthors.flatMap(\.self),
      baseline: .baseline, effort: .countsOnly, build: build, packageFolder: packageFolder)
    // What is kept of the mutants is not tested again.
    _ = try MutationRun(
      packageRoot: packageFolder, architectures: Architecture.rewrittenWithTests
    ).run(environment: measurement.comparison.environment, notes: [], progress: progress)
    for part in measurement.parts { try measurement.measure(part, progress: progress) }
    return AuthorSpread(of: measurement.comparison)
  }

  // MARK: - Keeping

  /// Reads the spread that is kept in a package.
  ///
  /// - Throws: The errors of reading the file.
  package init(keptIn packageFolder: URL) throws {
    let file = packageFolder.appending(path: Self.path).path
    self = try KeptFile.value(
      Self.self, schema: Self.currentSchema, in: KeptFile.content(of: file))
  }

  /// Keeps the spread in a package.
  ///
  /// - Throws: The error of writing the file.
  package func keep(in packageFolder: URL) throws {
    try Data(json().utf8).write(to: packageFolder.appending(path: Self.path), options: .atomic)
  }

  /// Returns the largest factor, and the largest difference, between authors in a figure.
  func most(in figure: EntryFigure) -> (factor: Double, difference: Double) {
    let rows = rows.filter { $0.figure == figure.id }
    return (rows.map(\.factor).max() ?? 1, rows.map(\.difference).max() ?? 0)
  }

  // MARK: - Report

  /// The spread as a report of one table.
  package var report: Report {
    var report = Report(
      title: "One architecture by several authors: what their figures differ by", tables: [table])
    report.facts = environment.facts
    return report
  }

  /// A row for each figure of each architecture.
  package var table: Table {
    let authors = rows.map(\.values.count).max() ?? 0
    let titles = ["kit"] + (1..<max(authors, 1)).map { "author \($0 + 1)" } + ["factor"]
    return Table(
      title: "Spread of authors", columns: titles.map { Table.Column(title: $0) },
      sections: [
        Table.Section(
          rows: rows.map { row in
            let figure = Self.figures.first { $0.id == row.figure }
            return Table.Row(
              label: "\(row.architecture): \(figure?.label ?? row.figure)",
              cells: (row.values.map { Int($0).grouped } + ["×\(row.factor.fixed(2))"])
                .map(Table.Cell.init))
          })
      ])
  }
}
