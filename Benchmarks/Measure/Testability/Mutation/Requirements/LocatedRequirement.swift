import Architectures
import Foundation
import Reports
import Scenarios
import Terminal

/// A requirement with the places where it lives in architectures, from their kept mutants.
package struct LocatedRequirement: Encodable, Equatable, Sendable {
  /// The numbers of all requirements.
  package static let numbers = Requirement.all.map(\.id)
  /// The number of the requirement that every scenario proves, so that it has no places of its own.
  package static let everywhere = Requirement.nothingLivesOn

  private let schema = 1
  package let environment: RunEnvironment
  /// The number, such as `P-7`.
  let requirement: String
  /// The requirement in words.
  let text: String
  package let architectures: [RequirementPlaces]
  let notes: [String]

  /// Finds the places of a requirement in results.
  init(
    of requirement: String, in results: [MutationResult.ArchitectureResult],
    environment: RunEnvironment, notes: [String]
  ) {
    self.environment = environment
    self.requirement = requirement
    text = Requirement.all.first { $0.id == requirement }?.text ?? ""
    architectures = results.compactMap { $0.places(of: requirement) }
    self.notes = notes
  }

  /// Finds the places of a requirement in the kept mutants of architectures.
  ///
  /// A note names each architecture without a kept result that holds. The number is one of
  /// ``numbers``, and not ``everywhere``.
  package init(
    of requirement: String, in architectures: [Architecture], packageRoot: URL,
    environment: RunEnvironment, notes: [String]
  ) {
    let mutants = KeptMutants(in: packageRoot.resolvingSymlinksInPath())
    let results = architectures.map { mutants.result(of: $0) }
    let missing = zip(architectures, results).filter { $1 == nil }.map(\.0)
    self.init(
      of: requirement, in: results.compactMap(\.self), environment: environment,
      notes: notes + missing.map(KeptMutants.noteOnMissingResult))
  }
}

// MARK: - Report

extension LocatedRequirement {
  /// The places as a report: a table of the architectures, then one of the functions in each.
  package var report: Report {
    var report = Report(title: "\(requirement): where it lives")
    report.facts = [text] + environment.facts
    report.notes = notes
    guard !architectures.isEmpty else { return report }
    let rows = architectures.map { ($0.name, $0) }
    let tables = architectures.filter { !$0.files.isEmpty }.map(\.table)
    report.sections = [
      .init(tables: [Table(title: "Architectures", Self.figures, rows: rows)] + tables)
    ]
    report.legend = Self.figures.map(\.columnTerm)
    report.explainGaps("No fault breaks the requirement.")
    return report
  }

  private static let figures: [Figure<RequirementPlaces>] = [
    Figure(
      "effective-files", "effective files", unit: "files", better: nil, sameness: .exact,
      "The files, weighed by their shares of the faults: 1 / Σ share²."
    ) { places in places.effectiveFiles.map { Value($0, text: $0.fixed(1)) } },
    count("files", "Files with faults that break a scenario which proves the requirement.") {
      $0.files.count
    },
    count("roles", "Roles of these files.") { Set($0.files.map(\.role)).count },
    count("functions", "Functions with these faults.") { $0.files.flatMap(\.functions).count },
    count("faults", "Small changes to the code that break such a scenario.") { $0.faults },
  ]

  private static func count(
    _ name: String, _ meaning: String, _ count: @escaping @Sendable (RequirementPlaces) -> Int
  ) -> Figure<RequirementPlaces> {
    Figure(name, name, unit: name, better: nil, sameness: .exact, meaning) { .count(count($0)) }
  }
}

extension RequirementPlaces {
  /// The table of the functions in each file, with the lines of their faults.
  fileprivate var table: Table {
    Table(
      title: name, columns: [.init(title: "faults"), .init(title: "lines", holdsWords: true)],
      sections: files.map { file in
        .init(
          title: file.title,
          rows: file.functions.map { function in
            .init(
              label: function.name(in: file),
              cells: [.init(text: function.faults.grouped), .init(text: function.lineRanges)])
          })
      })
  }
}

extension RequirementPlaces.File {
  fileprivate var title: String {
    let role = role.map { "\($0), " } ?? ""
    return "\(file): \(role)\(faults.grouped) \(faults == 1 ? "fault" : "faults")"
  }
}

extension RequirementPlaces.Function {
  /// Returns the name without the type that the file is named after, and without many labels.
  fileprivate func name(in file: RequirementPlaces.File) -> String {
    let type = URL(filePath: file.file).deletingPathExtension().lastPathComponent
    let name = String(function.trimmingPrefix("\(type)."))
    return name.count > 36 ? name.replacing(/\(.*/, with: "(…)") : name
  }

  /// The lines as text, such as `7, 9–12`.
  fileprivate var lineRanges: String {
    IndexSet(lines).rangeView.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound - 1)"
    }.joined(separator: ", ")
  }
}
