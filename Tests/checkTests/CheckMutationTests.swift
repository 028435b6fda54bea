import Testing

@testable import Mutation
@testable import check

@MainActor @Suite("The check of mutants")
struct CheckMutationTests {
  @Test("It says which architectures have changed, and whether only a sample is judged")
  func plan() {
    #expect(CheckMutation.plan(of: [], isSample: false).hasPrefix("All kept results hold"))
    #expect(
      CheckMutation.plan(of: ["MVC", "MVP"], isSample: false)
        == "Changed, so all mutants are judged: MVC, MVP.")
    #expect(
      CheckMutation.plan(of: ["MVC", "MVP", "MVVM"], isSample: true)
        == "Changed, so 30 mutants of each are judged: MVC, MVP, MVVM.")
  }

  @Test("A fault without a test, a mutant without a reason and a needless reason are problems")
  func problems() {
    let fault = JudgedMutant(
      mutant: .init(
        id: 1, key: "MVP/fault", module: "MVP", file: "a.swift", line: 1, column: 1,
        function: "a()",
        operator: "boolean", original: "true", replacement: "!(true)"),
      verdict: Verdict(
        viewFreeTests: .unnoticed, testsWithViews: .unnoticed, scenarios: .noticed,
        brokenScenarios: ["greeting.shown"]))
    var result = MutationResult.ArchitectureResult(
      id: "mvp", name: "MVP", judged: [fault], unviable: [], excluded: [], viable: 1)
    let mistake = PersonFault(architecture: "mvp", name: "mistake", meaning: "All goes wrong.")
    result.faultsOfPeople = [.init(fault: mistake, verdict: fault.verdict)]
    result.unnoticed = .init(unexplained: ["MVP/a"], outdated: ["MVP/b"])
    #expect(
      CheckMutation.problems(of: result) == [
        "No own test notices MVP/fault.",
        "No own test notices the fault of a person mvp/mistake.",
        "No reason is given for MVP/a.", "A mutant is noticed or gone, and still listed: MVP/b.",
      ])
    result.judged[0].verdict.testsWithViews = .noticed
    result.faultsOfPeople?[0].verdict.testsWithViews = .noticed
    result.unnoticed = .init()
    #expect(CheckMutation.problems(of: result) == [])
  }
}
