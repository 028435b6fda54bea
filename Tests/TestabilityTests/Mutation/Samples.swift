import Reports

@testable import Testability

extension Mutant {
  /// Returns a mutant of MVP, with `id` as its id and as the number of its line.
  static func sample(
    _ id: Int, in file: String = "Profile/ProfilePresenter.swift",
    operator change: MutationOperator = .dropStatement,
    function: String = "ProfilePresenter.load()"
  ) -> Mutant {
    Mutant(
      id: id, key: "MVP/key \(id)", module: "MVP", file: file, line: id, column: 1,
      function: function, operator: change, original: "load()", replacement: "")
  }
}

extension Outcomes {
  init(_ viewFree: Outcome, _ scenarios: Outcome, broken: [String] = []) {
    self.init(viewFreeTests: viewFree, scenarios: scenarios, brokenScenarios: broken)
  }
}

extension TestedMutant {
  static func sample(
    _ id: Int, viewFree: Outcome = .unreached, scenarios: Outcome = .unreached,
    broken: [String] = []
  ) -> TestedMutant {
    TestedMutant(mutant: .sample(id), outcomes: Outcomes(viewFree, scenarios, broken: broken))
  }

  /// Returns a fault that breaks some scenarios.
  static func fault(
    _ broken: String..., in file: String = "Profile/ProfilePresenter.swift",
    operator change: MutationOperator = .dropStatement,
    function: String = "ProfilePresenter.load()", needsScreen: Bool = false, id: Int = 1
  ) -> TestedMutant {
    TestedMutant(
      mutant: .sample(id, in: file, operator: change, function: function),
      outcomes: Outcomes(needsScreen ? .unnoticed : .noticed, .noticed, broken: broken))
  }
}

extension TestedHandWrittenFault {
  /// Returns a hand-written fault in MVP that scenarios notice.
  static func sample(
    _ name: String, viewFree: Outcome, broken: [String] = ["a"]
  ) -> TestedHandWrittenFault {
    TestedHandWrittenFault(
      fault: HandWrittenFault(architecture: "mvp", name: name, meaning: "Something is wrong."),
      outcomes: Outcomes(viewFree, .noticed, broken: broken))
  }
}

extension MutationResult.ArchitectureResult {
  static func sample(
    _ mutants: [TestedMutant], of id: String = "mvp", name: String = "MVP"
  ) -> Self {
    Self(
      id: id, name: name, mutants: mutants, excluded: [],
      kept: .init(date: "2026-11-23T12:00:00Z", commit: nil, swift: nil))
  }
}

extension KeptKinds {
  /// Returns the set of architectures with some mutants, of which the first is MVP.
  static func sample(
    of architectures: [[TestedMutant]], scenarios: [String] = ["a", "b", "c", "d"],
    withWordsOf old: KeptKinds? = nil
  ) -> KeptKinds {
    KeptKinds(
      of: architectures.map { .sample($0) }, at: .init(of: .sample("2026-11-24T12:00:00Z")),
      withWordsOf: old, scenarios: scenarios)
  }
}

extension RunEnvironment {
  static func sample(_ date: String) -> RunEnvironment {
    RunEnvironment(
      swift: nil, platform: "Linux", processor: nil, cores: 2, load: nil, date: date,
      commit: "1a2b3c4")
  }
}
