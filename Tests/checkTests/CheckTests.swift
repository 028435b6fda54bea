import Testing

@testable import check

@Suite("The last line of a check") @MainActor
struct CheckTests {
  @Test(
    "It says how many problems there are in what was checked",
    arguments: [
      (0, "No problem in 3 faults."), (1, "1 problem in 3 faults."), (2, "2 problems in 3 faults."),
    ])
  func conclusion(problemCount: Int, expected: String) {
    #expect(Check.conclusion(problemCount: problemCount, checked: "3 faults") == expected)
  }
}
