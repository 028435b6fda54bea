import Browsing
import TestSupport
import Testing

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
