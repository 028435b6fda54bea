import Browsing
import Foundation
import TestSupport
import Testing

@testable import Figures
@testable import Page
@testable import Sizes
@testable import Testability

@Suite("The page of all architectures", .inBackground, .ifBrowserIsInstalled)
struct PageOfAllTests {
  @Test("Every chart, table, list and plot has all of them, each with its name in full")
  func complete() throws {
    struct Findings: Decodable {
      let sizes, faults, costs, plot, order, choice, table, matrix: [String]
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        const own = (selector) => all(selector).map((node) => node.firstChild.textContent.trim());
        return {
          sizes: own("#size-chart .bars .name"),
          faults: own("#fault-chart li:not(.axis-row) > .name"), costs: own("#cost-chart .bars .name"),
          plot: own(".plot .label"), order: own(".order .name"),
          choice: all("#choice label").map((label) => label.childNodes[1].textContent),
          table: [...one("#size-chart table").querySelectorAll("tbody th")]
            .map((head) => head.firstChild.textContent),
          matrix: all("#conformance thead .turned span").map(text),
        };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    let names = ReportPage.all.comparison.architectures.map(\.name)
    for list in [found.sizes, found.faults, found.plot, found.choice, found.table] {
      #expect(list == names)
    }
    #expect(Set(found.costs).isSuperset(of: names))
    #expect(Set(found.order) == Set(names))
    #expect(names.allSatisfy { name in found.matrix.contains { $0.hasPrefix(name) } })
  }

  @Test("Nothing moves the page sideways, in type of both sizes", arguments: [390, 1280])
  func widths(width: Int) throws {
    let found: [Double] = try visit(
      width: width,
      doing: """
        const root = document.documentElement;
        const overflow = () => root.scrollWidth - root.clientWidth;
        for (const details of all("details")) details.open = true;
        await turn();
        const overflows = [overflow()];
        one("#large-type").click();
        await turn();
        return [...overflows, overflow()];
        """
    ).findings
    #expect(found == [0, 0])
  }

  @Test("No text of the page is the name of an object, and the fault chart has its remarks")
  func remarks() throws {
    struct Findings: Decodable {
      let objects, remarks: Int
    }
    let found: Findings = try visit(
      doing: """
        return {
          objects: one("main").innerText.split("[object").length - 1,
          remarks: all("#fault-chart > .remark").length,
        };
        """
    ).findings
    #expect(found.objects == 0)
    #expect(found.remarks > 0)
  }

  @Test("On a wide page the matrix of requirements needs no scrolling")
  func matrix() throws {
    let hidden: Double = try visit(
      fragment: "conformance",
      doing: "return one('.matrix').scrollWidth - one('.matrix').clientWidth;"
    ).findings
    #expect(hidden == 0)
  }

  @Test("The list of architectures to choose from fits the window, or scrolls within it")
  func choice() throws {
    struct Findings: Decodable {
      let bottom, height: Double
      let isReached: Bool
    }
    let found: Findings = try visit(
      width: 390,
      doing: """
        one("#choice").open = true;
        one("#large-type").click();
        await turn();
        const list = one("#choice fieldset");
        const last = all("#choice fieldset button").at(-1);
        last.focus();
        await turn();
        const [outer, inner] = [list, last].map((node) => node.getBoundingClientRect());
        return {
          bottom: outer.bottom, height: innerHeight,
          isReached: inner.bottom <= outer.bottom + 1 && inner.top >= outer.top - 1,
        };
        """
    ).findings
    #expect(found.bottom <= found.height && found.isReached)
  }

  @Test(
    "No label of the plot covers another one, however near the points lie", arguments: [390, 1280],
    [false, true])
  func labels(width: Int, areNear: Bool) throws {
    var page = ReportPage.all
    if areNear {
      for index in page.comparison.architectures.indices.dropFirst() {
        page.comparison.architectures[index].size?.total.codeLines = 500 + index
        page.comparison.architectures[index].mutation?.figures.faults = 300
        page.comparison.architectures[index].mutation?.figures.faultsThatNeedView = 120 + index % 3
      }
    }
    struct Findings: Decodable {
      let labels, covered, outside: Int
    }
    let found: Findings = try visit(
      page, width: width,
      doing: """
        const boxes = boxesOf(".plot .label");
        const frame = one(".plot svg").getBoundingClientRect();
        const outside = boxes.filter(({ left, right, top, bottom }) => left < frame.left
          || right > frame.right + 1 || top < frame.top || bottom > frame.bottom).length;
        return { labels: boxes.length, covered: coveredLabels(), outside };
        """
    ).findings
    #expect(
      found.labels == page.comparison.architectures.count && found.covered == 0
        && found.outside == 0)
  }

  private func visit<Findings: Decodable>(
    _ page: ReportPage = .all, fragment: String = "", width: Int = 1280, doing script: String
  ) throws -> Browser.Visit<Findings> {
    try #require(Browser.installed).visit(page, fragment: fragment, width: width, doing: script)
  }
}
