import Browsing
import Foundation
import TestSupport
import Testing

@Suite("The page in a browser", .inBackground, .ifBrowserIsInstalled)
struct PageBrowserTests {
  @Test("A file of browser tests has no problem", arguments: BrowserFile.all)
  func file(_ file: BrowserFile) throws {
    for problem in try file.problems(in: #require(Browser.installed)) { Issue.record("\(problem)") }
  }

  @Test("Each file of browser tests is run")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: BrowserFile.folder.path)
    let run = Set(BrowserFile.all.map { "\($0.name).js" })
    #expect(Set(names) == run.union(["harness.js"]))
  }

  @Test("A check that fails, judges nothing, throws or has not run is a problem, and so is noise")
  func harness() throws {
    let problems = try BrowserFile.problems(
      of: """
        plan(5);
        await check("a", () => { is(1, 1); is([1], [2], "The list"); holds(false, "all is well"); });
        await check("b", () => {});
        await check("c", () => { is(1, 1); throw new Error("no"); });
        check("late", async () => { await turn(); is(1, 1); });
        """, on: "<body><script>console.log('noise')</script></body>",
      in: #require(Browser.installed))
    try #require(problems.count == 6)
    #expect(
      problems[0...2] == [
        "a: The list is [1], not [2].", "a: It does not hold that all is well.",
        "b: It judges nothing.",
      ])
    #expect(problems[3].hasPrefix("c: Error: no"))
    #expect(problems[4] == "3 checks have run, 5 are declared.")
    #expect(problems[5] == "The page wrote to the console: noise")
  }
}
