import Architectures
import Authors
import Foundation
import Interactions
import Reports
import Terminal
import Testability

/// The figures of one architecture in the versions of several authors.
///
/// If two architectures differ by no more, the difference may be one of authors.
package struct AuthorSpread: Codable, Sendable {
  /// A figure of one architecture in the versions of all authors, the kit's first.
  struct Row: Codable {
    let figure: String
    let architecture: String
    let values: [Double]

    /// The largest value divided by the smallest one.
    var factor: Double { (values.max() ?? 1) / (values.min() ?? 1) }
  }

  private static let path = "Benchmarks/kept-spread.json"
  private static let currentSchema = 1
  /// The figures whose spread is measured.
  static let figures: [EntryFigure] = [
    .codeLines, .smallestScreen, .addedInstructions, .liveBytes, .kindsFound,
  ]

  private var schema = Self.currentSchema
  private let environment: RunEnvironment
  let rows: [Row]

  /// Finds the spread in a comparison of all authors' versions; a figure that one version lacks is
  /// left out.
  init(of comparison: Comparison) {
    environment = comparison.environment
    rows = Self.figures.flatMap { figure in
      Architecture.byAuthors.compactMap { group -> Row? in
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
      of: [.size, .coverage], architectures: Architecture.byAuthors.flatMap(\.self),
      baseline: .baseline, build: build, packageFolder: packageFolder)
    // Mutants whose outcomes are kept are not tested again.
    _ = try MutationRun(
      packageRoot: packageFolder, architectures: Architecture.rewrittenWithTests
    ).run(environment: measurement.comparison.environment, notes: [], progress: progress)
    for part in measurement.parts { try measurement.measure(part, progress: progress) }
    // Authors may begin to load as the view is made, so the building of screens is not counted.
    for interaction in [Interaction.nameSaved, .profileOpen] {
      progress("counting \(interaction.rawValue)")
      try measurement.count(interaction)
    }
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
