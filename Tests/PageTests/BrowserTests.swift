import Foundation
import TestSupport
import Testing

@testable import Page

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

@Suite("The browser of the tests", .inBackground, .ifBrowserIsInstalled)
struct BrowserTests {
  @Test("It tells what a page writes to the console, which errors it has, and what it requests")
  func events() throws {
    let html = """
      <!DOCTYPE html><meta charset="utf-8"><title>A page</title>
      <body><script>console.log("a text", 1);</script><script>throw new Error("no");</script>
      <img src="http://127.0.0.1:9/image.png"></body>
      """
    let visit: Browser.Visit<String> = try #require(Browser.installed).visit(
      html, doing: "return document.title;")
    #expect(visit.findings == "A page")
    #expect(visit.console.contains("a text 1"))
    #expect(visit.console.contains { $0.hasPrefix("Error: no") })
    #expect(visit.requests == ["http://127.0.0.1:9/image.png"])
  }

  @Test("A script that fails is an error with its message")
  func failure() throws {
    let error = try #require(throws: Browser.Failure.self) {
      let _: Browser.Visit<String> = try #require(Browser.installed).visit(
        "<body></body>", doing: "return missing;")
    }
    #expect(error.description.hasPrefix("ReferenceError: missing is not defined"))
  }

  @Test("A page finds nothing that another one has stored")
  func storage() throws {
    for _ in 1...3 {
      let visit: Browser.Visit<[Int]> = try #require(Browser.installed).visit(
        "<body></body>",
        doing: """
          const databases = (await indexedDB.databases()).length;
          await new Promise((resolve) => { indexedDB.open("x").onsuccess = resolve; });
          for (const storage of [localStorage, sessionStorage]) storage.setItem(storage.length, "x");
          return [localStorage.length, sessionStorage.length, databases];
          """)
      #expect(visit.findings == [1, 1, 0])
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where Debian's browser is not installed.
  static var ifBrowserIsInstalled: ConditionTrait {
    .enabled(if: Browser.installed != nil, "chromium-headless-shell of Debian is not installed")
  }
}

/// A file of browser tests, with the page and the window in which it runs.
struct BrowserFile: CustomTestStringConvertible, Sendable {
  private struct Report: Decodable {
    struct Check: Decodable {
      let name: String
      let problems: [String]
    }

    /// The number of checks that the file declares.
    let planned: Int
    /// The checks that have run.
    let checks: [Check]
  }

  /// The folder of the files, beside this one.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Browser")

  let name: String
  let page: @Sendable () -> ReportPage
  var fragment = ""
  var width = 1280

  var testDescription: String { "\(name) at \(width) pixels" }

  /// Runs the file, and returns a sentence for each problem.
  func problems(in browser: Browser) throws -> [String] {
    try Self.problems(
      of: Self.script(name), on: page().html(), fragment: fragment, width: width, in: browser)
  }

  /// Runs a script that uses a page as a person would, and returns a sentence for each problem.
  static func problems(
    of script: String, on html: String, fragment: String = "", width: Int = 1280,
    in browser: Browser
  ) throws -> [String] {
    let visit: Browser.Visit<Report> = try browser.visit(
      html, fragment: fragment, width: width,
      doing: "\(try self.script("harness"))\n\(script)\nreturn { planned, checks };")
    let (planned, checks) = (visit.findings.planned, visit.findings.checks)
    var problems = checks.flatMap { check in check.problems.map { "\(check.name): \($0)" } }
    // A file of which nothing has run must not pass.
    if planned == 0 || planned != checks.count {
      problems.append("\(checks.count) checks have run, \(planned) are declared.")
    }
    return problems + visit.console.map { "The page wrote to the console: \($0)" }
      + visit.requests.map { "The page requested \($0)." }
  }

  private static func script(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).js"), encoding: .utf8)
  }
}

extension BrowserFile {
  private init(
    _ name: String, _ page: @escaping @autoclosure @Sendable () -> ReportPage,
    at fragment: String = "", width: Int = 1280
  ) {
    self.init(name: name, page: page, fragment: fragment, width: width)
  }

  static let all =
    [
      BrowserFile("opening", .sample), BrowserFile("figures", .withSavings),
      BrowserFile("sources", .sample), BrowserFile("changes", .sample),
      BrowserFile("traces", .sample, at: "traces/greeting.shown/mvc/mvp/1"),
      BrowserFile("tables", .withGaps), BrowserFile("first", .several), BrowserFile("all", .all),
      BrowserFile(
        "choosing", .several,
        at: """
          overview?large=yes&theme=dark&ticked=mvp,architecture-3&only=yes&lines=600\
          &sort=code-size:1:descending
          """),
      BrowserFile("looks", .several, at: "traces/greeting.shown/mvc/mvp/2/2"),
      BrowserFile("paper", .several), BrowserFile("hostile", .hostile),
      BrowserFile("unmeasured", .unmeasured),
    ]
    + [390, 1280].map {
      BrowserFile("fitting", .sample, at: "traces/greeting.shown/mvc/mvp/2/2", width: $0)
    }
    + [390, 768, 1280].map { BrowserFile("widths", .near, at: "conformance", width: $0) }
    + [BrowserFile("widths", .all, at: "conformance", width: 1920)]
}
