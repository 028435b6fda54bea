import Architectures
import Foundation
import Reports
import Terminal

/// The kept kinds of mistakes with their outcome in each architecture, and where the faults are.
package struct KindList: Encodable, Equatable, Sendable {
  package struct Kind: Encodable, Equatable, Sendable {
    /// The words for the kind, or a title from the first scenario that breaks.
    let name: String
    let scenarios: [String]
    /// The outcome in each architecture, in the order of ``KindList/architectures``.
    let outcomes: [Outcome]
  }

  /// The outcome of a kind in one architecture.
  package struct Outcome: Encodable, Equatable, Sendable {
    let architecture: String
    /// In JSON the words, such as `in part`.
    let outcome: KindOutcome
    /// The files with faults of the kind.
    let files: [File]
  }

  /// A file with faults of a kind.
  package struct File: Encodable, Equatable, Sendable {
    /// The path in the module's folder.
    let file: String
    let faults: Int
    /// The number of these faults that view-free tests find.
    let found: Int
  }

  package struct ArchitectureRow: Encodable, Equatable, Sendable {
    let id: String
    package let name: String
    /// The run that tested the mutants.
    @OrNull package var kept: KeptOrigin?
    let kinds: KindFigures
  }

  private let schema = 1
  package let environment: RunEnvironment
  /// The run that made the set.
  package let kept: KeptOrigin
  package let architectures: [ArchitectureRow]
  let kinds: [Kind]
  let notes: [String]

  /// Lists the kinds of a set.
  ///
  /// - Parameters:
  ///   - set: The kept set.
  ///   - results: The kept results of the architectures to list.
  ///   - environment: The description of this run.
  ///   - notes: The sentences that say what is missing, and why.
  init(
    of set: KeptKinds, in results: [MutationResult.ArchitectureResult],
    environment: RunEnvironment, notes: [String]
  ) {
    self.environment = environment
    kept = set.kept
    architectures = results.map {
      ArchitectureRow(id: $0.id, name: $0.name, kept: $0.kept, kinds: KindFigures(of: $0, in: set))
    }
    let faults = results.map { set.faults(in: $0) }
    kinds = set.kinds.enumerated().map { index, kind in
      Kind(
        name: kind.name, scenarios: kind.scenarios,
        outcomes: zip(results, faults).map { Outcome(of: $1[index], in: $0.id) })
    }
    self.notes = notes
  }

  /// Lists the kept kinds from the kept mutants of architectures.
  ///
  /// - Parameters:
  ///   - architectures: The architectures to list.
  ///   - packageRoot: The package's folder.
  ///   - renewing: True to make the set anew first, from the kept mutants of all architectures.
  ///   - environment: The description of this run.
  ///   - notes: The sentences that say which facts about the machine and the tools are not known.
  /// - Throws: ``KeptKindsError``, and `ToolError` if the set cannot be written.
  package init(
    of architectures: [Architecture], in packageRoot: URL, renewing: Bool,
    environment: RunEnvironment, notes: [String]
  ) throws {
    let mutants = KeptMutants(in: packageRoot.resolvingSymlinksInPath())
    let results = architectures.map { mutants.result(of: $0) }
    let outdated = zip(architectures, results).filter { $1 == nil }.map(\.0)
    var notes = notes
    let set: KeptKinds
    if renewing {
      guard outdated.isEmpty else { throw KeptKindsError.mutantsOutdated(outdated.map(\.name)) }
      let renewed = try KeptKinds.renew(
        in: packageRoot, from: results.compactMap(\.self), environment: environment)
      set = renewed.set
      notes += renewed.notes
    } else {
      set = try KeptKinds(in: packageRoot)
      notes += outdated.map(KeptMutants.noteOnMissingResult)
    }
    self.init(
      of: set, in: results.compactMap(\.self), environment: environment, notes: notes)
  }
}

extension KindList.Outcome {
  fileprivate init(of faults: [TestedMutant], in architecture: String) {
    self.architecture = architecture
    outcome = KindOutcome(of: faults)
    files = Dictionary(grouping: faults, by: \.mutant.file).sorted { $0.key < $1.key }
      .map { file, faults in
        KindList.File(
          file: file, faults: faults.count, found: faults.count { !$0.outcomes.needsScreen })
      }
  }
}

// MARK: - Report

extension KindList {
  /// The list as a report: a block for each kind, and a table of the architectures.
  package var report: Report {
    var report = Report(title: "Kinds of mistakes: which of them tests find without a screen")
    report.facts = environment.facts
    report.sections =
      kinds.enumerated().map { index, kind in
        .init(
          remarksTitle: "\(index + 1). \(kind.name)",
          remarks: [kind.broken] + KindOutcome.allCases.compactMap { places(of: kind, $0) })
      } + [.init(tables: [table])]
    report.legend =
      figures.map(\.columnTerm) + [
        .init(
          term: "not",
          meaning: """
            Tests without a screen find mistakes in the files before this word, and miss some in \
            those after.
            """)
      ]
    report.notes =
      [
        """
        The set holds the kinds that occurred in all architectures on \(kept). It stays the same \
        until it is made anew: \(KeptKinds.command)
        """
      ] + notes
    return report
  }

  /// The numbers of kinds with each outcome; those without a mistake only where there are some.
  private var figures: [Figure<KindCounts>] {
    [.kindsFound, .kindsInPart, .kindsOnlyWithScreen]
      + (architectures.contains { $0.kinds.counts.count(of: .absent) > 0 } ? [.kindsAbsent] : [])
  }

  private var table: Table {
    Table(
      title: "Kinds of mistakes: \(kinds.count), kept \(kept.date.prefix(10))", figures,
      rows: architectures.map { ($0.name, $0.kinds.counts) })
  }

  /// Returns the line with the files of all architectures in which a kind has an outcome; `nil` if
  /// there are none.
  private func places(of kind: Kind, _ outcome: KindOutcome) -> String? {
    var groups: [(place: String, names: [String])] = []
    for (row, answer) in zip(architectures, kind.outcomes) where answer.outcome == outcome {
      if let index = groups.firstIndex(where: { $0.place == answer.place }) {
        groups[index].names.append(row.name)
      } else {
        groups.append((answer.place, [row.name]))
      }
    }
    guard !groups.isEmpty else { return nil }
    let places = groups.map { place, names in
      let all = names.count > 2 && names.count == architectures.count
      let names = all ? "all \(names.count)" : names.joined(separator: ", ")
      return place.isEmpty ? names : "\(place) (\(names))"
    }
    return "\(outcome.words): ".capitalizedFirst + places.joined(separator: "; ")
  }
}

extension KindList.Kind {
  fileprivate var broken: String {
    let shown = scenarios.prefix(3).joined(separator: ", ")
    return "Breaks " + shown + (scenarios.count > 3 ? " and \(scenarios.count - 3) more" : "")
  }
}

extension KindList.Outcome {
  /// The files with the faults, and for a kind that is found in part, which of them are found.
  fileprivate var place: String {
    let found = Self.names(of: files.filter { $0.found > 0 })
    let others = Self.names(of: files.filter { $0.found < $0.faults })
    guard !found.isEmpty, !others.isEmpty else { return found + others }
    return "\(found), not \(others)"
  }

  private static func names(of files: [KindList.File]) -> String {
    files.map { URL(filePath: $0.file).deletingPathExtension().lastPathComponent }
      .joined(separator: " and ")
  }
}
