import Architectures
import Foundation
import Reports
import Scenarios

/// The figures of an architecture's mutants that a comparison of architectures shows.
///
/// They come from a result that is kept in `Benchmarks/Mutants`.
package struct MutationSummary: Codable, Equatable, Sendable {
  /// The figures of the mutants in the files of one role.
  package struct RoleFigures: Codable, Equatable, Sendable {
    package var role: String
    package var figures: MutationFigures

    package init(role: String, figures: MutationFigures) {
      self.role = role
      self.figures = figures
    }
  }

  /// The number of faults that break a requirement.
  package struct RequirementFigures: Codable, Equatable, Sendable {
    /// The number of the requirement, such as `P-6`.
    package var requirement: String
    /// The number of faults that break a scenario of the requirement.
    package var faults: Int
    /// The number of these faults that the view-free tests do not notice.
    package var faultsThatNeedView: Int
    /// The effective number of files that have the faults; `nil` without faults, and for the
    /// requirement that every scenario proves.
    @OrNull package var effectiveFiles: Double?

    package init(
      requirement: String, faults: Int, faultsThatNeedView: Int, effectiveFiles: Double?
    ) {
      self.requirement = requirement
      self.faults = faults
      self.faultsThatNeedView = faultsThatNeedView
      self.effectiveFiles = effectiveFiles
    }
  }

  /// A fault that the view-free tests do not notice.
  package struct Fault: Codable, Equatable, Sendable {
    /// The path of the file in the module's folder.
    package var file: String
    /// The line of the change in the file, counted from 1.
    package var line: Int
    /// The kind of the change, such as `drop-statement`.
    package var `operator`: String
    /// The code that is changed.
    package var original: String
    /// The code in its place; empty if the code is left out.
    package var replacement: String
    /// The numbers of the requirements that are broken.
    package var requirements: [String]
    /// The id of the first scenario that is broken.
    package var scenario: String

    package init(
      file: String, line: Int, operator: String, original: String, replacement: String,
      requirements: [String], scenario: String
    ) {
      self.file = file
      self.line = line
      self.operator = `operator`
      self.original = original
      self.replacement = replacement
      self.requirements = requirements
      self.scenario = scenario
    }
  }

  private enum CodingKeys: String, CodingKey {
    case kept, figures, roles, requirements, faultsThatNeedView, kinds
    case handWrittenFaults = "faultsOfPeople"
  }

  /// The run that tested the mutants.
  package var kept: KeptOrigin
  /// The figures of all mutants.
  package var figures: MutationFigures
  /// The figures of the hand-written faults, which are no mutants.
  package var handWrittenFaults: MutationFigures
  /// The figures of each role that has mutants, in the order of the roles.
  package var roles: [RoleFigures]
  /// The figures of each requirement, in the order of the specification.
  package var requirements: [RequirementFigures]
  /// The faults that the view-free tests do not notice, in the order of the sources.
  package var faultsThatNeedView: [Fault]
  /// The outcomes of the kept kinds of mistakes; `nil` if their set cannot be read.
  @OrNull package var kinds: KindFigures? = nil

  /// Creates a summary from figures that are already known.
  package init(
    kept: KeptOrigin, figures: MutationFigures, handWrittenFaults: MutationFigures = .init(),
    roles: [RoleFigures] = [], requirements: [RequirementFigures] = [],
    faultsThatNeedView: [Fault] = [], kinds: KindFigures? = nil
  ) {
    self.kept = kept
    self.figures = figures
    self.handWrittenFaults = handWrittenFaults
    self.roles = roles
    self.requirements = requirements
    self.faultsThatNeedView = faultsThatNeedView
    self.kinds = kinds
  }
}

extension MutationSummary {
  /// Reads the kept result of an architecture.
  ///
  /// - Parameters:
  ///   - architecture: The architecture.
  ///   - packageRoot: The package's folder.
  ///   - kinds: The kept set of kinds of mistakes; `nil` to leave out their outcomes.
  /// - Returns: The summary; `nil` if no result is kept, or if sources or tests have changed since.
  package static func kept(
    of architecture: Architecture, in packageRoot: URL, kinds: KeptKinds?
  ) -> MutationSummary? {
    KeptMutants(in: packageRoot.resolvingSymlinksInPath()).result(of: architecture).flatMap {
      MutationSummary(of: $0, kinds: kinds)
    }
  }

  /// Creates the summary of a kept result; `nil` if the result is not kept.
  init?(of result: MutationResult.ArchitectureResult, kinds: KeptKinds?) {
    guard let kept = result.kept else { return nil }
    self.init(
      kept: kept, figures: result.figures,
      handWrittenFaults: MutationFigures(of: (result.handWrittenFaults ?? []).map(\.outcomes)),
      roles: result.roles, requirements: result.requirements,
      faultsThatNeedView: result.mutants.filter(\.outcomes.needsScreen).map { tested in
        let (mutant, broken) = (tested.mutant, tested.outcomes.brokenScenarios)
        return Fault(
          file: mutant.file, line: mutant.line, operator: mutant.operator.rawValue,
          original: mutant.original, replacement: mutant.replacement,
          requirements: Self.scenariosOfRequirements.filter { !$0.ids.isDisjoint(with: broken) }
            .map(\.requirement),
          scenario: broken.first ?? "")
      }, kinds: kinds.map { KindFigures(of: result, in: $0) })
  }

  /// The ids of the scenarios that prove each requirement, in the order of the specification.
  static let scenariosOfRequirements: [(requirement: String, ids: Set<String>)] =
    Requirement.all.map { requirement in
      let scenarios = Scenario.all.filter { $0.requirements.contains(requirement.id) }
      return (requirement.id, Set(scenarios.map(\.id)))
    }
}
