import Terminal
import Testing

@testable import Sizes

@Suite("Headings of paths")
struct PathHeadingsTests {
  @Test(
    "The names in which paths differ are their headings, without a beginning that all share",
    arguments: [
      (["Sources/MVC"], ["Sources/MVC"]), (["App/"], ["App/"]), (["."], ["."]), (["/"], ["/"]),
      (["App/Sources/Profile/Detail"], ["Detail"]),
      (["App", "Core"], ["App", "Core"]), (["App/Core", "App/Profile"], ["Core", "Profile"]),
      (["App/Sources", "OldApp/Sources"], ["App", "OldApp"]),
      (["a/App/Sources", "b/App/Sources"], ["a", "b"]),
      (["App/Core", "App/Core/Core"], ["App", "Core"]),
      (["./App", "./Core"], ["App", "Core"]), ([".", "App"], [".", "App"]),
      (["a/C.swift", "b/C.swift"], ["a", "b"]),
      (["a/C", "b/C", "b/D"], ["a/C", "b/C", "D"]), ([], []),
      // The beginning that all names share ends with a character such as a hyphen.
      (["App-MVC", "App-MVVM-C"], ["MVC", "MVVM-C"]), (["App1", "App2"], ["App1", "App2"]),
      (["App-", "App-MVC"], ["App-", "App-MVC"]), (["App", "App-MVC"], ["App", "App-MVC"]),
    ])
  func names(paths: [String], headings: [String]) {
    #expect(PathHeadings(of: paths).headings == headings)
  }

  @Test("A long name loses its middle, and stays different from the others")
  func longNames() {
    let middle = String(repeating: "x", count: 300)
    let headings = PathHeadings(of: ["a\(middle)b", "c\(middle)b", "a\(middle)yb"]).headings
    #expect(headings[0] == "axxxxxxxxx…xxxxxxxxb")
    #expect(headings[1] == "cxxxxxxxxx…xxxxxxxxb")
    #expect(Set(headings).count == 3)
    let same = PathHeadings(of: (1...12).map { "a\(middle)\($0)\(middle)b" }).headings
    #expect(Set(same).count == 12)
    #expect(same[1] == "axxxxxxx…xxxxxxb (2)")
    #expect((headings + same).allSatisfy { $0.displayWidth <= PathHeadings.widest })
  }

  @Test("Wide characters and control characters take no more room than there is")
  func otherCharacters() {
    let headings = PathHeadings(of: [
      String(repeating: "界", count: 40), "\u{1B}[31m" + String(repeating: "e\u{301}", count: 40),
    ]).headings
    #expect(headings.allSatisfy { $0.displayWidth <= PathHeadings.widest })
    #expect(headings[0] == "界界界界界…界界界界")
    #expect(headings[1].hasPrefix("\u{FFFD}[31m"))
  }
}
