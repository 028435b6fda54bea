import Architectures
import Authors
import Reports

/// The mutants of several architectures, each with the outcomes of the view-free tests and of the
/// scenarios.
package struct MutationResult: Codable, Equatable, Sendable {
  /// The reasons why no scenario notices some mutants, as far as they are known.
  package struct Explanations: Codable, Equatable, Sendable {
    /// The number of mutants that each reason explains.
    package var reasons: [String: Int] = [:]
    /// The keys of the mutants for which no reason is given.
    package var unexplained: [String] = []
    /// The keys in the list of reasons that no longer belong there: a scenario notices the mutant,
    /// or there is no such mutant.
    package var outdated: [String] = []
  }

  /// The mutants of one architecture.
  package struct ArchitectureResult: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// The mutants that were tested, in the order of the sources.
    package var mutants: [TestedMutant]
    /// The numbers of places at which rules forbid mutants.
    package var excluded: [Exclusion]
    /// The reasons why no scenario notices some mutants.
    package var unnoticed = Explanations()
    /// The hand-written faults, in the order of their names; `nil` if only some mutants were tested.
    @OrNull package var handWrittenFaults: [TestedHandWrittenFault]? = nil
    /// The earlier run in which the mutants were tested; `nil` if it was this run.
    @OrNull package var kept: KeptOrigin?

    /// The figures of all mutants.
    package var figures: MutationFigures { MutationFigures(of: mutants.map(\.outcomes)) }
  }

  /// The version of the JSON format.
  package var schema = 3
  package var environment: RunEnvironment
  package var architectures: [ArchitectureResult]
  /// The largest number of mutants of each architecture that were tested; `nil` if all were.
  @OrNull package var sample: Int? = nil
  /// The sentences that say what the figures leave out, and why.
  package var notes: [String]
}

extension MutationResult.ArchitectureResult {
  /// The figures of each role that has mutants, in the order of the roles.
  package var roles: [MutationSummary.RoleFigures] {
    (architecture?.roles ?? []).compactMap { role in
      let figures = narrowed(toRole: role.name).figures
      return figures.mutants > 0 ? .init(role: role.name, figures: figures) : nil
    }
  }

  /// The figures of each requirement, in the order of the specification.
  package var requirements: [MutationSummary.RequirementFigures] {
    MutationSummary.scenariosOfRequirements.map { requirement, ids in
      let figures = MutationFigures(of: faults(breaking: ids).map(\.outcomes))
      return .init(
        requirement: requirement, faults: figures.faults,
        faultsThatNeedView: figures.faultsThatNeedView,
        effectiveFiles: places(of: requirement)?.effectiveFiles)
    }
  }

  /// Returns the faults that break at least one of some scenarios, in the order of the sources.
  func faults(breaking scenarios: Set<String>) -> [TestedMutant] {
    mutants.filter { !scenarios.isDisjoint(with: $0.outcomes.brokenScenarios) }
  }

  /// The faults in roles that know no view, which no view-free test notices.
  ///
  /// There should be none: what such a role decides can be tested without a screen.
  package var missed: [TestedMutant] {
    mutants.filter {
      $0.outcomes.needsScreen && architecture?.role(ofFile: $0.mutant.file)?.usesViews == false
    }
  }

  /// Returns the result of the mutants and the excluded places in the files of one role.
  func narrowed(toRole role: String) -> Self {
    let architecture = architecture
    func isInRole(_ file: String) -> Bool { architecture?.role(ofFile: file)?.name == role }
    var narrowed = self
    narrowed.mutants = mutants.filter { isInRole($0.mutant.file) }
    narrowed.excluded = excluded.filter { isInRole($0.file) }
    return narrowed
  }

  var architecture: Architecture? { Architecture.known.first { $0.id == id } }
}
