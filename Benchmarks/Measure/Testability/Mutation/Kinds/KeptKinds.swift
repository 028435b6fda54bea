import Foundation
import Reports
import Scenarios
import Terminal
import Toolchain

/// A kind of mistakes: the faults that break the same scenarios.
package struct MistakeKind: Codable, Equatable, Sendable {
  /// The ids of the scenarios that break, in the order of the specification; at least one.
  package let scenarios: [String]
  /// True if the mistakes of this kind are all forgotten lines in at least one architecture.
  let needsForgottenLines: Bool
  /// The mistakes in words, such as `a missing title`; `nil` if nobody wrote any.
  @OrNull package var words: String?

  /// The words, or a title from the first scenario that breaks.
  package var name: String { words ?? Self.title(ofScenario: scenarios[0]) }

  /// Returns a title for the id of a scenario, such as `Profile: rename saved` for
  /// `profile.rename-saved`.
  package static func title(ofScenario id: String) -> String {
    id.replacing(".", with: ": ", maxReplacements: 1).replacing("-", with: " ").capitalizedFirst
  }
}

extension TestedMutant {
  /// True if a line of code is left out.
  var isForgottenLine: Bool { mutant.operator == .dropStatement }
  /// True for a fault that is of a kind.
  ///
  /// Scenarios that do not come to an end hide which other scenarios break.
  var hasKind: Bool { outcomes.scenarios == .noticed && !outcomes.brokenScenarios.isEmpty }
}

/// The set of kinds of mistakes that occur in all architectures, kept in `Benchmarks/Mutants`.
///
/// Architectures are compared by this set, whichever of them are shown, and whatever has changed
/// since it was kept.
package struct KeptKinds: Codable, Equatable, Sendable {
  static let currentSchema = 1
  static let path = "Benchmarks/Mutants/kinds.json"
  /// The command that writes the file.
  static let command = "compare mutation --kinds --keep"

  private var schema = Self.currentSchema
  /// The run that made the set.
  package let kept: KeptOrigin
  /// The ids of all scenarios that were known then, in the order of the specification.
  let scenarios: [String]
  /// The kinds, in the order of the first scenarios that they break.
  package internal(set) var kinds: [MistakeKind]
}

// MARK: - Reading

extension KeptKinds {
  /// Reads the set that is kept in a package.
  package init(in packageRoot: URL) throws(KeptKindsError) {
    let path = packageRoot.appending(path: Self.path).path
    guard FileManager.default.fileExists(atPath: path) else { throw .missing }
    do throws(KeptFile.Problem) {
      self = try KeptFile.value(
        Self.self, schema: Self.currentSchema, in: KeptFile.content(of: path))
    } catch {
      throw .unusable(error)
    }
    let known = Set(scenarios)
    for (index, kind) in kinds.enumerated()
    where kind.scenarios.isEmpty || !known.isSuperset(of: kind.scenarios) {
      throw .unusable(.damaged("kinds/\(index)/scenarios is empty, or names an unknown scenario"))
    }
  }
}

// MARK: - Making

extension KeptKinds {
  /// Finds the kinds that occur in each of several results.
  ///
  /// - Parameters:
  ///   - results: The results of all architectures.
  ///   - origin: The description of this run.
  ///   - old: The former set, whose words stay with the kinds that break the same scenarios.
  ///   - scenarios: The ids of all scenarios.
  init(
    of results: [MutationResult.ArchitectureResult], at origin: KeptOrigin,
    withWordsOf old: KeptKinds? = nil, scenarios: [String] = Scenario.all.map(\.id)
  ) {
    let places = Dictionary(uniqueKeysWithValues: zip(scenarios, scenarios.indices))
    let architectures = results.map { result in
      Dictionary(grouping: result.mutants.filter(\.hasKind)) { fault in
        fault.outcomes.brokenScenarios.compactMap { places[$0] }.sorted()
      }
    }
    kept = origin
    self.scenarios = scenarios
    kinds = Set(architectures.flatMap(\.keys))
      .filter { kind in architectures.allSatisfy { $0[kind] != nil } }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { kind in
        MistakeKind(
          scenarios: kind.map { scenarios[$0] },
          needsForgottenLines: architectures.contains { architecture in
            architecture[kind, default: []].allSatisfy(\.isForgottenLine)
          }, words: nil)
      }
    if let old { takeWords(of: old) }
  }

  private mutating func takeWords(of old: KeptKinds) {
    let shared = Set(scenarios).intersection(old.scenarios)
    for former in old.kinds where former.words != nil {
      let broken = shared.intersection(former.scenarios)
      // A new scenario can divide a kind; the words stay with the part that does not break it.
      let heir = kinds.indices
        .filter { !broken.isEmpty && shared.intersection(kinds[$0].scenarios) == broken }
        .min { kinds[$0].scenarios.count < kinds[$1].scenarios.count }
      if let heir { kinds[heir].words = former.words }
    }
  }

  /// Makes the set anew from the kept mutants of all architectures, and keeps it.
  ///
  /// The file stays as it is if the set is the same as before.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - results: The kept results of all architectures.
  ///   - environment: The description of this run.
  /// - Returns: The set, and the sentences on what has happened to the file.
  /// - Throws: ``KeptKindsError`` if the former set is damaged, and `ToolError` if the file cannot
  ///   be written.
  static func renew(
    in packageRoot: URL, from results: [MutationResult.ArchitectureResult],
    environment: RunEnvironment
  ) throws -> (set: KeptKinds, notes: [String]) {
    let file = packageRoot.appending(path: path)
    let old =
      FileManager.default.fileExists(atPath: file.path) ? try KeptKinds(in: packageRoot) : nil
    let new = KeptKinds(of: results, at: KeptOrigin(of: environment), withWordsOf: old)
    if let old, old.kinds == new.kinds, old.scenarios == new.scenarios {
      return (old, ["The set of kinds is the same as before, so \(path) stays as it is."])
    }
    do {
      try Data(new.json().utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolError.unusable(path: file.path, reason: error.localizedDescription)
    }
    let words = Set(new.kinds.compactMap(\.words))
    let lost = (old?.kinds ?? []).compactMap(\.words).filter { !words.contains($0) }
    return (
      new,
      ["The set of kinds is kept in \(path)."]
        + lost.map { "No kind breaks the same scenarios any more as the former kind '\($0)'." }
    )
  }
}

// MARK: - Matching

extension KeptKinds {
  /// Returns the faults of each kind in an architecture, in the order of the kinds.
  ///
  /// Only the scenarios count that were known when the set was kept, and still exist.
  ///
  /// - Parameters:
  ///   - result: The tested mutants of the architecture.
  ///   - scenarios: The ids of all scenarios that exist.
  /// - Returns: A list of faults for each kind.
  func faults(
    in result: MutationResult.ArchitectureResult, scenarios: [String] = Scenario.all.map(\.id)
  ) -> [[TestedMutant]] {
    let shared = Set(scenarios).intersection(self.scenarios)
    let places = Dictionary(grouping: kinds.indices) { shared.intersection(kinds[$0].scenarios) }
    var faults = Array(repeating: [TestedMutant](), count: kinds.count)
    for fault in result.mutants where fault.hasKind {
      let broken = shared.intersection(fault.outcomes.brokenScenarios)
      guard !broken.isEmpty else { continue }
      for place in places[broken, default: []] { faults[place].append(fault) }
    }
    return faults
  }
}

// MARK: - Errors

/// The reason why the kept set of kinds cannot be read or renewed.
package enum KeptKindsError: Error, Equatable, CustomStringConvertible {
  case missing
  case unusable(KeptFile.Problem)
  /// These architectures have no kept mutants that hold for their sources and tests.
  case mutantsOutdated([String])

  package var description: String {
    let (path, command) = (KeptKinds.path.quoted, KeptKinds.command)
    return switch self {
    case .missing:
      """
      There is no file \(path), which keeps the kinds of mistakes.
      Write it: \(command)
      """
    case .unusable(let problem):
      """
      \(path) does not hold kinds of mistakes: \(problem.words(schema: KeptKinds.currentSchema)).
      Restore the file with git. Or remove it and write it again, without words: \(command)
      """
    case .mutantsOutdated(let names):
      """
      The set of kinds is made from the mutants of all architectures. There are none that hold for \
      the sources and tests of \(names.joined(separator: ", ")).
      Test them first: compare mutation
      """
    }
  }
}
