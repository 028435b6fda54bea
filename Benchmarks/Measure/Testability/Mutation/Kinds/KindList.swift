import Architectures
import Foundation
import Reports

/// The kept kinds of mistakes with their outcome in each architecture, and where the faults are.
package struct KindList: Encodable, Equatable, Sendable {
  package struct Kind: Encodable, Equatable, Sendable {
    /// The words of a person, or the id of the first scenario that breaks.
    let name: String
    let scenarios: [String]
    /// The outcome in each architecture, in the order of ``KindList/architectures``.
    let outcomes: [Outcome]
  }

  /// The outcome of a kind in one architecture.
  package struct Outcome: Encodable, Equatable, Sendable {
    let architecture: String
    /// The outcome in words, such as `in part`.
    let outcome: String
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
    /// The run that judged the mutants.
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
      notes += outdated.map {
        """
        There are no kept mutants of \($0.name) that hold for these sources and tests; to judge \
        them anew, run: compare mutation --architecture \($0.id)
        """
      }
    }
    self.init(
      of: set, in: results.compactMap(\.self), environment: environment, notes: notes)
  }
}

extension KindList.Outcome {
  fileprivate init(of faults: [JudgedMutant], in architecture: String) {
    self.architecture = architecture
    outcome = KindOutcome(of: faults).words
    files = Dictionary(grouping: faults, by: \.mutant.file).sorted { $0.key < $1.key }
      .map { file, faults in
        KindList.File(
          file: file, faults: faults.count, found: faults.count { !$0.verdict.needsView })
      }
  }
}
