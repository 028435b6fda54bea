import Testing

@testable import guides

@Suite("The last line about the guides") @MainActor
struct GuidesTests {
  @Test(
    "It says how many problems were found",
    arguments: [
      (1, "1 problem was found; see the lines above."),
      (2, "2 problems were found; see the lines above."),
    ])
  func conclusion(problemCount: Int, expected: String) {
    #expect(Guides.conclusion(problemCount: problemCount) == expected)
  }
}
