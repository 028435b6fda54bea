import Terminal
import Testing

@testable import Sizes

@Suite("Headings of paths")
struct PathHeadingsTests {
  @Test(
    "The names in which paths differ are their headings",
    arguments: [
      (["Sources/MVC"], ["Sources/MVC"]), (["App/"], ["App"]), (["."], ["."]), (["/"], ["/"]),
      (["App", "Core"], ["App", "Core"]), (["App/Core", "App/Profile"], ["Core", "Profile"]),
      (["App/Sources", "OldApp/Sources"], ["App", "OldApp"]),
      (["a/App/Sources", "b/App/Sources"], ["a", "b"]),
      (["./App", "./Core"], ["App", "Core"]), ([".", "App"], [".", "App"]),
      (["a/C", "b/C", "b/D"], ["a/C", "b/C", "b/D"]), ([], []),
      (["App/Core", "App/Core/Core"], ["App", "App/Core"]),
      (["Long/App/Sources/Profile/Detail"], ["Detail"]),
    ])
  func names(paths: [String], headings: [String]) {
    #expect(FolderSizes.headings(of: paths) == headings)
  }

  @Test("A long name loses its middle, and stays different from the others")
  func longNames() {
    let middle = String(repeating: "界x\u{1B}", count: 300)
    let headings = FolderSizes.headings(of: (1...12).map { "a\(middle)\($0)\(middle)b" })
    #expect(Set(headings).count == 12)
    #expect(headings.allSatisfy { $0.displayWidth <= 20 && !$0.contains("\u{1B}") })
  }
}
