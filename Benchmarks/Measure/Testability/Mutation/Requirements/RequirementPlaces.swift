import Architectures
import Foundation
import Reports
import Scenarios
import Terminal

/// Where a requirement lives in one architecture: the places of the faults that break a scenario
/// which proves it.
package struct RequirementPlaces: Encodable, Equatable, Sendable {
  struct File: Encodable, Equatable, Sendable {
    /// The path in the module's folder.
    let file: String
    /// The role of the file; `nil` if no role matches its name.
    @OrNull var role: String?
    let faults: Int
    /// The functions with the faults, in the order of their first lines.
    let functions: [Function]
  }

  struct Function: Encodable, Equatable, Sendable {
    /// The name, such as `ProfilePresenter.load()`, or that of a property or type.
    let function: String
    /// The lines with faults, in ascending order.
    let lines: [Int]
    let faults: Int
  }

  /// The id of the architecture.
  let id: String
  package let name: String
  /// The run that tested the mutants.
  @OrNull package var kept: KeptOrigin?
  let faults: Int
  /// The effective number of files, 1 / Σ share² over their shares of the faults; `nil` without
  /// faults.
  ///
  /// Two files with half of the faults each count as 2. If one of them has nearly all faults, they
  /// count as little more than 1. Source: M. Laakso and R. Taagepera, 1979.
  @OrNull var effectiveFiles: Double?
  /// The files, that with the most faults first.
  let files: [File]
}

extension MutationResult.ArchitectureResult {
  /// Finds the places where a requirement lives.
  ///
  /// - Parameter requirement: The number of the requirement, such as `P-7`.
  /// - Returns: The places; `nil` for an unknown requirement, and for the one that every scenario
  ///   proves, which has no places of its own.
  func places(of requirement: String) -> RequirementPlaces? {
    let known = MutationSummary.scenariosOfRequirements.first { $0.requirement == requirement }
    guard let known, requirement != Requirement.nothingLivesOn else { return nil }
    let faults = faults(breaking: known.ids)
    let files = Dictionary(grouping: faults, by: \.mutant.file).map { file, faults in
      RequirementPlaces.File(
        file: file, role: architecture?.role(ofFile: file)?.name, faults: faults.count,
        functions: RequirementPlaces.functions(with: faults.map(\.mutant)))
    }
    // Whole numbers, so that the order of the files does not matter.
    let squares = files.reduce(0) { $0 + $1.faults * $1.faults }
    return RequirementPlaces(
      id: id, name: name, kept: kept, faults: faults.count,
      effectiveFiles: faults.isEmpty ? nil : Double(faults.count * faults.count) / Double(squares),
      files: files.sorted { (-$0.faults, $0.file) < (-$1.faults, $1.file) })
  }
}

extension RequirementPlaces {
  /// Finds the places of all requirements in the kept mutants of an architecture.
  ///
  /// - Returns: For each requirement, the lines with faults by the path in the module's folder;
  ///   empty without a kept result that holds.
  package static func lines(
    of architecture: Architecture, in packageRoot: URL
  ) -> [String: [String: [Int]]] {
    guard
      let result = KeptMutants(in: packageRoot.resolvingSymlinksInPath())
        .result(of: architecture)
    else { return [:] }
    var lines: [String: [String: [Int]]] = [:]
    for requirement in Requirement.all {
      guard let places = result.places(of: requirement.id) else { continue }
      lines[requirement.id] = Dictionary(
        uniqueKeysWithValues: places.files.map { file in
          (file.file, Set(file.functions.flatMap(\.lines)).sorted())
        })
    }
    return lines
  }

  fileprivate static func functions(with mutants: [Mutant]) -> [Function] {
    Dictionary(grouping: mutants, by: \.function).map { function, mutants in
      Function(
        function: function, lines: Set(mutants.map(\.line)).sorted(), faults: mutants.count)
    }.sorted { ($0.lines[0], $0.function) < ($1.lines[0], $1.function) }
  }
}

extension Figure<MutationSummary> {
  package static var filesPerRequirement: Self {
    Self(
      "files-per-requirement", "files per requirement", unit: "files", better: .less,
      sameness: .difference(1),
      """
      A requirement lives in the files where mistakes break a scenario that proves it, weighed by \
      their shares of these mistakes: 1 / Σ share². Two with half each count as 2, and one with \
      hardly any adds hardly anything. The figure is the mean over the requirements that mistakes \
      break, without \(Requirement.nothingLivesOn), which every scenario proves.
      """
    ) { summary in
      let files = summary.requirements.compactMap(\.effectiveFiles)
      guard !files.isEmpty else { return nil }
      let mean = files.reduce(0, +) / Double(files.count)
      return Value(mean, text: mean.fixed(1))
    }
  }
}
