import Architectures
import Reports

/// The mutants of several architectures, each with the outcomes of two judges.
///
/// The judges are the view-free tests and the scenarios.
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

    package init(
      reasons: [String: Int] = [:], unexplained: [String] = [], outdated: [String] = []
    ) {
      self.reasons = reasons
      self.unexplained = unexplained
      self.outdated = outdated
    }
  }

  /// The mutants of one architecture.
  package struct ArchitectureResult: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// The mutants that were judged, in the order of the sources.
    package var judged: [JudgedMutant]
    /// The numbers of places at which rules forbid mutants.
    package var excluded: [Exclusion]
    /// The reasons why no scenario notices some mutants.
    package var unnoticed = Explanations()
    /// The faults of people, in the order of their names; `nil` if only some mutants were judged.
    @OrNull package var faultsOfPeople: [JudgedPersonFault]? = nil
    /// The earlier run in which the mutants were judged; `nil` if the mutants were judged in this
    /// run.
    @OrNull package var kept: KeptOrigin?

    /// The figures of all judged mutants.
    package var figures: MutationFigures {
      MutationFigures(of: judged.map(\.verdict))
    }
  }

  /// The version of the JSON format.
  package var schema = 2
  package var environment: RunEnvironment
  package var architectures: [ArchitectureResult]
  /// The largest number of mutants of each architecture that were judged; `nil` if all were.
  @OrNull package var sample: Int? = nil
  /// The sentences that say what the figures leave out, and why.
  package var notes: [String]
}

extension MutationResult.ArchitectureResult {
  /// The figures of each role that has mutants, in the order of the roles.
  package var roles: [MutationSummary.RoleFigures] {
    guard let architecture else { return [] }
    let byRole = Dictionary(grouping: judged) {
      architecture.role(ofFile: $0.mutant.file)?.name ?? ""
    }
    return architecture.roles.compactMap { role in
      byRole[role.name].map {
        .init(role: role.name, figures: MutationFigures(of: $0.map(\.verdict)))
      }
    }
  }

  /// The faults in roles that know no view, which no view-free test notices.
  ///
  /// There should be none: what such a role decides can be tested without a view.
  package var missed: [JudgedMutant] {
    judged.filter {
      $0.verdict.needsView && architecture?.role(ofFile: $0.mutant.file)?.usesViews == false
    }
  }

  /// Returns the result of the mutants and the excluded places in the files of one role.
  func narrowed(toRole role: String) -> Self {
    let architecture = architecture
    func isInRole(_ file: String) -> Bool { architecture?.role(ofFile: file)?.name == role }
    var narrowed = self
    narrowed.judged = judged.filter { isInRole($0.mutant.file) }
    narrowed.excluded = excluded.filter { isInRole($0.file) }
    return narrowed
  }

  private var architecture: Architecture? { Architecture.all.first { $0.id == id } }
}
