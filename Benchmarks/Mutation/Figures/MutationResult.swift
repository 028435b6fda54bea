import Architectures
import JSON
import Tables

/// The mutants of several architectures and what the judges say of them.
package struct MutationResult: Codable, Equatable, Sendable {
  /// The run that an architecture's result is kept from.
  package struct Kept: Codable, Equatable, Sendable {
    /// The time at which the run began, in ISO 8601.
    package var date: String
    /// The short hash of the commit that was measured.
    @OrNull package var commit: String?

    package init(date: String, commit: String?) {
      self.date = date
      self.commit = commit
    }
  }

  /// The mutants of one architecture.
  package struct ArchitectureResult: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// The mutants that were judged, in the order of the sources.
    package var judged: [JudgedMutant]
    /// The mutants that do not compile.
    package var unviable: [Mutant]
    /// The number of places that each rule excludes; the keys are the names of the rules.
    package var excluded: [String: Int]
    /// The number of mutants that compile, of which a sample is a part.
    package var viable: Int
    /// The faults of people, in the order of their names; `nil` if only some mutants were judged.
    @OrNull package var faultsOfPeople: [JudgedPersonFault]? = nil
    /// The run that the result is kept from; `nil` if the mutants were judged in this run.
    @OrNull package var kept: Kept?

    /// The figures of all judged mutants.
    package var figures: MutationFigures {
      MutationFigures(of: judged.map(\.verdict))
    }
  }

  /// The version of the JSON format.
  package var schema = 1
  package var environment: RunEnvironment
  package var architectures: [ArchitectureResult]
  /// The sentences that say what the figures leave out, and why.
  package var notes: [String]
}

extension MutationResult.ArchitectureResult {
  /// The figures of each role that has mutants, in the order of the roles.
  package var roles: [(role: String, figures: MutationFigures)] {
    guard let architecture = Architecture.all.first(where: { $0.id == id }) else { return [] }
    let byRole = Dictionary(grouping: judged) { mutant in
      architecture.role(ofFile: mutant.mutant.file)?.name ?? ""
    }
    return architecture.roles.compactMap { role in
      byRole[role.name].map { (role.name, MutationFigures(of: $0.map(\.verdict))) }
    }
  }

  /// Returns the figures of the faults that break a scenario which proves a requirement.
  package func figures(ofRequirement scenarios: Set<String>) -> MutationFigures {
    MutationFigures(
      of: judged.map(\.verdict).filter {
        $0.isFault && !scenarios.isDisjoint(with: $0.brokenScenarios)
      })
  }
}
