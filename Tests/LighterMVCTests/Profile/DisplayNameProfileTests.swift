import Models
import Testing

@testable import LighterMVC

@Suite struct DisplayNameProfileTests {
  @Test(
    "P-10: the count is that of the name that would be sent",
    arguments: [
      ("", "0 of 40"), ("D", "1 of 40"), ("De ", "2 of 40"), (" \tDee\n", "3 of 40"),
      ("Dai  Vernon", "11 of 40"), ("   ", "0 of 40"),
      (String(repeating: "👩‍👩‍👧‍👦", count: 41), "41 of 40"),
    ])
  func count(text: String, count: String) {
    #expect(DisplayName.count(of: text) == count)
  }
}
