import Architectures
import JSON
import Tables

/// The mutants of several architectures, each with the outcomes of three judges.
///
/// The judges are the view-free tests, the tests with views, and the scenarios.
package struct MutationResult: Codable, Equatable, Sendable {
  /// The earlier run in which an architecture's mutants were judged.
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
    /// The mutants that do not compile.
    package var unviable: [Mutant]
    /// The numbers of places at which rules forbid mutants.
    package var excluded: [Exclusion]
    /// The number of mutants that compile.
    ///
    /// A run may judge only some of these mutants, such as a sample.
    package var viable: Int
    /// The reasons why no scenario notices some mutants.
    package var unnoticed = Explanations()
    /// The faults of people, in the order of their names; `nil` if only some mutants were judged.
    @OrNull package var faultsOfPeople: [JudgedPersonFault]? = nil
    /// The earlier run in which the mutants were judged; `nil` if the mutants were judged in this
    /// run.
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
  /// The largest number of mutants of each architecture that were judged; `nil` if all were.
  @OrNull package var sample: Int? = nil
  /// The sentences that say what the figures leave out, and why.
  package var notes: [String]
}

extension MutationResult.Kept: CustomStringConvertible {
  /// The date and the commit of the run.
  package var description: String { date + (commit.map { ", commit \($0)" } ?? "") }
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

  /// Returns the result of the mutants and the excluded places in the files of one role.
  func narrowed(toRole role: String) -> Self {
    let architecture = architecture
    func isInRole(_ file: String) -> Bool { architecture?.role(ofFile: file)?.name == role }
    var narrowed = self
    narrowed.judged = judged.filter { isInRole($0.mutant.file) }
    narrowed.unviable = unviable.filter { isInRole($0.file) }
    narrowed.excluded = excluded.filter { isInRole($0.file) }
    return narrowed
  }

  private var architecture: Architecture? { Architecture.all.first { $0.id == id } }
}
