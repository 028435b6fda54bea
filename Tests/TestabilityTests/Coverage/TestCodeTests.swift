import Foundation
import TestSupport
import Testing

@testable import Testability

@Suite("The code and the names of tests")
struct TestCodeTests {
  @Test("Lines are those with code, doubles are types that are named so, at every depth")
  func measures() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "// nothing\n\nstruct ViewSpy {}\nenum Outer {\n  class Fake {}\n}\n", to: "a.swift")
    try folder.write(
      """
      protocol ServiceMock {}
      extension ViewSpy {}
      final class SpyGlass {}
      actor ClockStub {}
      enum UserDummy {}
      let spy = ViewSpy()
      """, to: "Profile/b.swift")
    #expect(try TestCode(in: folder.url) == TestCode(codeLines: 4 + 6, doubles: 4))
  }

  @Test(
    "Requirement numbers stand before the first colon, with commas between and nothing else",
    arguments: [
      ("P-6: saves", ["P-6"]), ("P-6, P-17: clears: all", ["P-6", "P-17"]),
      ("G-1,P-20: both", ["G-1", "P-20"]), ("P-6 saves", []), ("P-6 and P-7: save", []),
      ("After P-6: saves", []), ("P-6, : saves", []), ("P-: saves", []), ("X-1: saves", []),
      ("p-6: saves", []), (": P-6", []), ("", []), ("unnamed()", []), ("P-6a: saves", []),
    ])
  func numbers(displayName: String, numbers: [String]) {
    #expect(RequirementNumbers.named(by: displayName) == numbers)
  }
}
