import Browsing
import Figures
import Foundation
import Reports
import TestSupport
import Testing
import Traces

@testable import Behavior
@testable import Page
@testable import Testability

@Suite("Sorting and choosing on the page", .inBackground, .ifBrowserIsInstalled)
struct PageTableTests {
  @Test("A heading sorts its table upwards, downwards and then as it was given")
  func sorting() throws {
    struct Findings: Decodable, Equatable {
      let names: [String]
      let sort: String
      let fragment: String
    }
    let visit: Browser.Visit<[Findings]> = try visit(
      doing: """
        const table = "#size-chart .beside:nth-of-type(1)";
        const head = () => all("#size-chart table")[0].querySelectorAll("thead th")[1];
        const finding = () => ({
          names: [...all("#size-chart table")[0].querySelectorAll("tbody th")].map(text),
          sort: head().getAttribute("aria-sort"), fragment: location.hash,
        });
        const findings = [finding()];
        for (let click = 0; click < 3; click += 1) {
          head().querySelector("button").click();
          findings.push(finding());
        }
        return findings;
        """)
    #expect(visit.console.isEmpty)
    let given = ["MVCbaseline", "MVP", "Lean", "Large", "Thorough"]
    let upwards = ["MVCbaseline", "Lean", "MVP", "Large", "Thorough"]
    #expect(visit.findings.map(\.names) == [given, upwards, upwards.reversed(), given])
    #expect(visit.findings.map(\.sort) == ["none", "ascending", "descending", "none"])
    #expect(visit.findings[1].fragment.hasSuffix("?sort=code-size:1:ascending"))
    #expect(!visit.findings[3].fragment.contains("?"))
  }

  @Test("What was not measured comes last upwards and downwards, and words follow the alphabet")
  func sortingOfGaps() throws {
    var page = ReportPage.several
    page.comparison.architectures[1].size = nil
    let found: [[String]] = try visit(
      page,
      doing: """
        const names = () => [...all("#size-chart table")[0].querySelectorAll("tbody th")].map(text);
        const click = (column) =>
          all("#size-chart table")[0].querySelectorAll("thead button")[column].click();
        click(1);
        const upwards = names();
        click(1);
        const downwards = names();
        click(0);
        return [upwards, downwards, names()];
        """
    ).findings
    #expect(found.map(\.last) == ["MVP", "MVP", "Thorough"])
    #expect(found[2] == ["Large", "Lean", "MVCbaseline", "MVP", "Thorough"])
  }

  @Test("The matrix of the requirements sorts by number, by scenarios and by what is not met")
  func sortingOfMatrix() throws {
    var page = ReportPage.several
    page.conformance?.requirements[1].scenarios = ["greeting.shown", "profile.cached"]
    let id = try #require(page.conformance?.requirements[2].id)
    page.conformance?.architectures[1].requirements[id] = .init(held: 1, scenarios: 2)
    let visit: Browser.Visit<[[String]]> = try visit(
      page,
      doing: """
        const rows = () => texts("#conformance tbody th b");
        const heads = all("#conformance thead button");
        const findings = [rows()];
        for (const column of [0, 0, 1, 1, 3]) {
          heads[column].click();
          findings.push(rows());
        }
        findings.push([heads[3].parentElement.getAttribute("aria-sort"), location.hash]);
        return findings;
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    let ids = page.requirements.map(\.id)
    // The number counts, so that P-10 comes after P-9.
    #expect(found[0] == ids && found[1] == ids && found[2] == ids.reversed())
    #expect(found[3].last == ids[1] && found[4].first == ids[1])
    #expect(found[5].first == ids[2])
    #expect(found[6].first == "ascending")
    #expect(found[6].last?.hasSuffix("?sort=conformance:3:ascending") == true)
  }

  @Test("The table of origins sorts by each of its columns")
  func sortingOfOrigins() throws {
    var page = ReportPage.several
    page.origins[1].environment.commit = nil
    let found: [[String]] = try visit(
      page,
      doing: """
        const heads = all("#origins thead button");
        const findings = [];
        for (const column of [1, 1, 3]) {
          heads[column].click();
          findings.push(texts("#origins tbody th"));
        }
        return findings;
        """
    ).findings
    #expect(
      found == [["this page", "traces"], ["traces", "this page"], ["this page", "traces"]])
  }

  @Test("The chart of the faults is in the order of names, of faults or of shares")
  func sortingOfFaults() throws {
    var page = ReportPage.several
    page.comparison.architectures[4].mutation?.figures.faults = 1_000
    page.comparison.architectures[4].mutation?.figures.faultsThatNeedView = 300
    page.comparison.architectures[2].mutation = nil
    let visit: Browser.Visit<[[String]]> = try visit(
      page, fragment: "figures?shown=mvc,mvp,architecture-2,architecture-4",
      doing: """
        const findings = [];
        for (const order of ["name", "faults", "share", ""]) {
          pick("#fault-chart select", order);
          findings.push([...texts("#fault-chart li:not(.axis-row) .name"), location.hash]);
        }
        return findings;
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings.map { Array($0.dropLast()) }
    #expect(found[0] == ["Lean", "MVCbaseline", "MVP", "Thorough"])
    #expect(found[1] == ["MVP", "MVCbaseline", "Thorough", "Lean"])
    #expect(found[2] == ["Thorough", "MVP", "MVCbaseline", "Lean"])
    #expect(found[3] == ["MVCbaseline", "MVP", "Lean", "Thorough"])
    #expect(visit.findings[1].last?.hasSuffix("&order=faults") == true)
    #expect(visit.findings[3].last?.contains("order") == false)
  }

  @Test("A choice of architectures narrows tables, charts, plot, weighing and matrix; one stays")
  func choosing() throws {
    struct Findings: Decodable {
      let summary, fragment, status, key: String
      let counts: [Int]
      let last: Bool
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        const boxes = all("#choice input");
        for (const id of ["architecture-2", "architecture-3", "architecture-4"]) {
          boxes.find((box) => box.value === id).click();
        }
        const seen = (selector) => all(selector)
          .filter((node) => node.getClientRects().length > 0).length;
        for (const details of all("#figures details")) details.open = true;
        const found = {
          summary: text(one("#choice summary")), fragment: location.hash,
          key: text(one("#shown-key")),
          counts: ["#size-chart .bars > li", "#fault-chart .bars > li:not(.axis-row)",
            "#cost-chart .bars > li", ".plot .point", ".order > li",
            ".matrix thead .turned"].map(seen),
        };
        boxes[1].click();
        boxes[0].click();
        return { ...found, last: boxes[0].checked, status: text(one("#choice output")) };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.summary == "2 of 5 architectures")
    #expect(found.fragment.hasSuffix("?shown=mvc,mvp"))
    #expect(found.key == "2 of 5 architectures are shown: MVC and MVP.")
    #expect(found.counts == [2, 2, 2, 2, 2, 2])
    #expect(found.last && found.status == "One architecture has to stay.")
  }

  @Test("An address carries the whole view to another reader, and an unknown choice does no harm")
  func address() throws {
    struct Findings: Decodable {
      let names: [String]
      let cost, weights, fragment, link: String
      let isLarge, isDark: Bool
    }
    let options = "?large=yes&theme=dark&shown=mvp,architecture-3&sort=code-size:1:descending"
    let known: Browser.Visit<Findings> = try visit(
      fragment: "figures\(options)&cost=bytes&weights=10,20,30,40", doing: Self.view)
    #expect(known.console.isEmpty)
    #expect(known.findings.names == ["Large", "MVP"])
    #expect(known.findings.isLarge && known.findings.isDark)
    #expect(known.findings.cost == "bytes" && known.findings.weights == "10,20,30,40")
    #expect(known.findings.link.hasPrefix("#method?large=yes&theme=dark&shown="))
    #expect(known.findings.fragment.hasSuffix("&cost=bytes&weights=10,20,30,40"))
    let unknown: Browser.Visit<Findings> = try visit(
      fragment: "figures?large=<b>&shown=none&sort=%E0%A4%A&cost=constructor&weights=1,2,x&z",
      doing: Self.view)
    #expect(unknown.console.isEmpty)
    #expect(unknown.findings.names.count == 5 && !unknown.findings.isLarge)
    #expect(unknown.findings.cost == "codeLines" && unknown.findings.link == "#method")
  }

  private static let view = """
    return {
      names: [...all("#size-chart table")[0].querySelectorAll("tbody th")].map((node) =>
        node.firstChild.data),
      cost: one("#trade-off select").value,
      weights: all(".sliders input").map(({ value }) => value).join(","),
      fragment: viewFragment(), link: one("nav li:last-child a").getAttribute("href"),
      isLarge: one("#large-type").getAttribute("aria-pressed") === "true",
      isDark: one("#dark").getAttribute("aria-pressed") === "true",
    };
    """

  @Test("Large type, the theme and the choice are there when the address is opened again")
  func reloading() throws {
    struct Findings: Decodable {
      let large, dark: String
      let rows: Int
    }
    let first: Browser.Visit<String> = try visit(
      doing: """
        one("#large-type").click();
        one("#dark").click();
        all("#choice input")[4].click();
        return location.hash.slice(1);
        """)
    #expect(first.console.isEmpty)
    let visit: Browser.Visit<Findings> = try visit(
      fragment: first.findings,
      doing: """
        return {
          large: one("#large-type").getAttribute("aria-pressed"),
          dark: one("#dark").getAttribute("aria-pressed"), rows: all("#size-chart .bars > li").length,
        };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.findings.large == "true" && visit.findings.dark == "true")
    #expect(visit.findings.rows == 4)
  }

  @Test("Headings say what is seen, and follow the architectures that are shown")
  func headings() throws {
    let found: [[String]] = try visit(
      doing: """
        const titles = () => ["size", "fault", "trade-off", "weighing", "cost", "faults"].map(
          (id) => text(one(`#${id}-title`)));
        const findings = [titles()];
        location.hash = "figures?shown=mvp,architecture-4";
        await turn();
        findings.push(titles());
        location.hash = "figures?shown=mvp";
        await turn();
        findings.push(titles());
        return findings;
        """
    ).findings
    #expect(
      found[0].prefix(4) == [
        "Thorough takes 4.0 times the code of MVC",
        "Which faults tests find without a view", "What proof costs", "What matters to you",
      ])
    #expect(found[0][5] == "In MVP, 40 of 100 faults need a view")
    #expect(found[1][0] == "Thorough takes 2.0 times the code of MVP")
    #expect(found[2][0] == "MVP: 500 lines of code")
  }

  @Test("A negative cost is said to be saved")
  func savings() throws {
    let found: [String] = try visit(
      doing: """
        const bar = (name, value) => ({ name, value, text: `${value}`.replace("-", "−") });
        const heading = (...values) => headingOfBars(
          values.map((value, index) => bar("ABC"[index], value)), "the cost", "net instructions");
        return [heading(40, -8), heading(-3, -8), heading(-8, -8), heading(40, 0), heading(0, -8)];
        """
    ).findings
    #expect(
      found == [
        "A takes 40 net instructions, B saves 8 beside the floor",
        "B saves 8 net instructions beside the floor, A 3",
        "All 2 save 8 net instructions beside the floor", "A takes 40 net instructions, B 0",
        "A takes 0 net instructions, B saves 8 beside the floor",
      ])
  }

  private func visit<Findings: Decodable>(
    _ page: ReportPage = .several, fragment: String = "", doing script: String
  ) throws -> Browser.Visit<Findings> {
    try #require(Browser.installed).visit(
      page, fragment: fragment, withClaims: false, doing: script)
  }
}
