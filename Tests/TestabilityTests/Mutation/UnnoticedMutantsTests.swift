import Testing

@testable import Testability

@Suite("The reasons why no scenario notices some mutants")
struct UnnoticedMutantsTests {
  private let file = UnnoticedMutants(
    """
    The text is never nil.
      MVP/key 1
      MVP/key 2

    The screen is gone by then.
      MVP/key 3
      MVVM/key 4
    """)

  @Test("Mutants are counted by their reason, and those without a reason are named")
  func reasons() {
    let mutants: [TestedMutant] = [
      .sample(1), .sample(2), .sample(3), .sample(5),
      .sample(6, scenarios: .noticed, broken: ["a"]),
    ]
    #expect(
      file.explanations(of: mutants, in: "MVP", isWhole: true)
        == .init(
          reasons: ["The text is never nil.": 2, "The screen is gone by then.": 1],
          unexplained: ["MVP/key 5"]))
  }

  @Test("A listed mutant that is noticed or gone is named, if all mutants were tested")
  func outdated() {
    let mutants: [TestedMutant] = [
      .sample(1), .sample(3, scenarios: .noticed, broken: ["a"]),
    ]
    let whole = file.explanations(of: mutants, in: "MVP", isWhole: true)
    #expect(whole.outdated == ["MVP/key 2", "MVP/key 3"])
    #expect(file.explanations(of: mutants, in: "MVP", isWhole: false).outdated == [])
  }
}
