import Scenarios
import Testing

@testable import Testability

@Suite("Requirement numbers in display names")
struct RequirementNumbersTests {
  @Test(
    "Numbers stand before the first colon, with commas between and nothing else",
    arguments: [
      ("P-6: saves", ["P-6"]), ("P-6, P-17: clears: all", ["P-6", "P-17"]),
      ("G-1,P-20: both", ["G-1", "P-20"]), ("P-6 saves", []), ("P-6 and P-7: save", []),
      ("After P-6: saves", []), ("P-6, : saves", []), ("P-: saves", []), ("X-1: saves", []),
      ("p-6: saves", []), (": P-6", []), ("", []), ("unnamed()", []), ("P-6a: saves", []),
    ])
  func named(displayName: String, numbers: [String]) {
    #expect(RequirementNumbers.named(by: displayName) == numbers)
  }

  @Test("A number that the specification does not have is an error")
  func unknown() {
    #expect(throws: CoverageError.unknownRequirements(test: "P-1, P-99: a", numbers: ["P-99"])) {
      try RequirementNumbers.requireSpecified(in: [
        TestResult(name: "P-1, P-99: a", outcome: .passed)
      ])
    }
  }
}
