import Testing

@testable import Testability
@testable import check

@MainActor @Suite("The check of kept figures")
struct CheckKeptTests {
  @Test("A fault that no view-free test notices is a problem in a role that knows no view")
  func faults() {
    let presenter = "Profile/ProfilePresenter.swift"
    let result = result(of: [
      tested("MVP/1", in: presenter, viewFree: .unnoticed),
      tested("MVP/2", in: presenter, viewFree: .unreached),
      tested("MVP/3", in: presenter, viewFree: .noticed),
      tested("MVP/4", in: presenter, viewFree: .unnoticed, scenarios: .unnoticed),
      tested("MVP/5", in: "Profile/ProfileViewController.swift", viewFree: .unnoticed),
      tested("MVP/6", in: "Profile/ProfileAssembly.swift", viewFree: .unreached),
    ])
    #expect(
      CheckKept.problems(of: result) == [
        "No view-free test notices MVP/1.", "No view-free test notices MVP/2.",
      ])
  }

  @Test("A mutant without a reason and a needless reason are problems")
  func reasons() {
    var result = result(of: [])
    #expect(CheckKept.problems(of: result) == [])
    result.unnoticed = .init(
      reasons: ["No screen shows it.": 3], unexplained: ["MVP/a"], outdated: ["MVP/b"])
    #expect(
      CheckKept.problems(of: result) == [
        "No reason is given for MVP/a.", "A mutant is noticed or gone, and still listed: MVP/b.",
      ])
  }

  private func result(of mutants: [TestedMutant]) -> MutationResult.ArchitectureResult {
    .init(id: "mvp", name: "MVP", mutants: mutants, excluded: [], kept: nil)
  }

  private func tested(
    _ key: String, in file: String, viewFree: Outcome, scenarios: Outcome = .noticed
  ) -> TestedMutant {
    TestedMutant(
      mutant: Mutant(
        id: 1, key: key, module: "MVP", file: file, line: 1, column: 1, function: "a()",
        operator: .boolean, original: "true", replacement: "!(true)"),
      outcomes: Outcomes(
        viewFreeTests: viewFree, scenarios: scenarios,
        brokenScenarios: scenarios.isNotice ? ["greeting.shown"] : []))
  }
}
