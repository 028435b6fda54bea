import Behavior
import Browsing
import Figures
import Foundation
import TestSupport
import Testing
import Traces

@testable import Page

@Suite("The looks of the page", .inBackground, .ifBrowserIsInstalled)
struct PageLooksTests {
  @Test("All visible text has a contrast of at least 4.5, light and dark")
  func contrast() throws {
    struct Findings: Decodable {
      let texts: Int
      let light, dark, control: [String]
    }
    let visit: Browser.Visit<Findings> = try visit(
      fragment: "traces/greeting.shown/mvc/mvp/2/2",
      doing: """
        \(Browser.contrastTools)
        for (const details of all("details")) details.open = true;
        one("#trade-off select").focus();
        const light = pale();
        one("#dark").click();
        const dark = pale();
        one(".lead").style.opacity = 0.3;
        return { texts: visibleTexts().length, light, dark, control: pale() };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.texts > 500)
    #expect(found.light == [] && found.dark == [])
    #expect(found.control.contains { $0.contains("lead") })
  }

  @Test(
    "Nothing moves the page sideways, in type of both sizes", arguments: [390, 768, 1280, 1920])
  func widths(width: Int) throws {
    var page = ReportPage.several
    page.comparison.architectures[4].name = "MVC with lighter view controllers"
    struct Findings: Decodable {
      let overflows: [Double]
      let outside: [String]
    }
    let visit: Browser.Visit<Findings> = try visit(
      page, fragment: "overview", width: width,
      doing: """
        const root = document.documentElement;
        const overflow = () => root.scrollWidth - root.clientWidth;
        const overflows = [overflow()];
        for (const details of all("details")) details.open = true;
        await turn();
        overflows.push(overflow());
        one("#large-type").click();
        await turn();
        overflows.push(overflow());
        const outside = all("button, select, summary, input").filter((node) => {
          const box = node.getBoundingClientRect();
          return box.width > 0 && (box.left < 0 || box.right > root.clientWidth + 1)
            && !node.closest(".scroller, .steps, .jumps, nav, .code-panel, .call-list");
        });
        return { overflows, outside: outside.map((node) => node.outerHTML) };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.findings.overflows == [0, 0, 0])
    #expect(visit.findings.outside == [])
  }

  @Test("A long diagram scrolls, and no label or head of it is cut", arguments: [390, 1280])
  func longDiagram(width: Int) throws {
    var page = ReportPage.sample
    let name = "presentProfile(forUserWithIdentifier:animatingTheTransition:completionHandler:)"
    page.traces?.functions[6].name = name
    page.traces?.roles[1] = "ExtraordinarilyLongWindedRoleName"
    page.architectures[1].roles[0].name = "ExtraordinarilyLongWindedRoleName"
    struct Findings: Decodable {
      let cut: [String]
      let label: String
      let scrolls: Bool
    }
    let found: Findings = try visit(
      page, fragment: "traces/greeting.shown/mvp/mvc/2/4", width: width,
      doing: """
        const diagram = one("#traces .left .diagram");
        const cut = all("#traces .left .diagram svg text").filter((label) => {
          const [inner, outer] = [label, label.closest("svg")].map(
            (node) => node.getBoundingClientRect());
          return inner.left < outer.left - 1 || inner.right > outer.right + 1;
        }).map(text);
        return {
          cut, label: text(all("#traces .left .call text")[3].childNodes[1]),
          scrolls: diagram.scrollWidth > diagram.clientWidth
            && getComputedStyle(diagram).overflowX === "auto",
        };
        """
    ).findings
    #expect(found.cut == [])
    #expect(found.label == name && found.scrolls)
  }

  @Test("What comes next is not on the page until it is stepped to, if the trainer wants it so")
  func hiddenSteps() throws {
    struct Findings: Decodable, Equatable {
      let calls, listed, heads: [String]
      let steps: Int
      let position, title: String
      let isTold: Bool
    }
    let visit: Browser.Visit<[Findings]> = try visit(
      fragment: "traces/greeting.shown/mvp/mvc/2/1?hide=yes",
      doing: """
        const side = "#traces .left";
        const finding = () => ({
          calls: all(`${side} .call text`).map((label) => label.childNodes[1].textContent),
          listed: texts(`${side} .call-list li`), heads: texts(`${side} .heads text > title`),
          steps: all(".step").filter((node) => node.getClientRects().length > 0).length,
          position: text(one(".position")), title: text(one("#traces-title")),
          isTold: all("#traces .diagram, #traces .call-list, #traces .now-text")
            .some((node) => node.innerHTML.includes("setGreeting")),
        });
        for (const details of all("#traces details")) details.open = true;
        const findings = [finding()];
        press(one(".player"), "ArrowRight");
        press(one(".player"), "ArrowRight");
        findings.push(finding());
        press(one(".player"), "ArrowLeft");
        findings.push(finding());
        one(".hides").click();
        findings.push(finding());
        return findings;
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found[0].calls == ["sendActions(for:)"])
    #expect(found[0].listed.count == 1 && found[0].heads == ["HeadlessUIKit", "Scenarios"])
    #expect(found[0].steps == 2 && found[0].position == "call 1")
    #expect(found[0].title == "What happens behind a touch")
    #expect(
      found[1].calls
        == ["sendActions(for:)", "closure in viewDidLoad()", "showGreetingTapped()"])
    #expect(found[2].calls.count == 2)
    #expect(found.prefix(3).allSatisfy { !$0.isTold })
    #expect(found[3].calls.count == 4 && found[3].isTold && found[3].steps == 3)
    #expect(found[3].position == "call 2 of 4")
    #expect(found[3].title == "5 calls in MVP, 3 in MVC")
  }

  @Test("On paper, too, what comes next is hidden, and plot, order and headings are shown")
  func paper() throws {
    struct Findings: Decodable {
      let calls, hidden: [String]
    }
    let found: Findings = try visit(
      fragment: "traces/greeting.shown/mvp/mvc/2/2?hide=yes",
      doing: """
        dispatchEvent(new Event("beforeprint"));
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.media?.mediaText === "print")
          .flatMap((rule) => [...rule.cssRules]).filter((rule) => rule.style?.display === "none");
        const hides = (selector) => all(selector).length === 0 || all(selector).some((node) =>
          rules.some((rule) => node.closest(rule.selectorText)));
        return {
          calls: texts(".traces-on-paper .call-list li"),
          hidden: [".plot .label", ".order li", ".whose", "#size-title"].filter(hides),
        };
        """
    ).findings
    #expect(
      found.calls == [
        "View viewDidLoad()", "View controller viewDidLoad()", "HeadlessUIKit sendActions(for:)",
        "View closure in viewDidLoad()", "HeadlessUIKit sendActions(for:)",
        "View controller showGreetingTapped()",
      ])
    #expect(found.hidden == [])
  }

  @Test("All that a pointer can use, the keyboard reaches in the order of the page, and shows it")
  func keyboard() throws {
    struct Findings: Decodable {
      let unreached, unmarked: [String]
      let count: Int
      let isClosed: Bool
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        for (const details of all("details")) details.open = true;
        const used = all("#choice input, #choice button, .sort, .point, .sliders input, "
          + ".sliders button, .hides, #trade-off select, summary")
          .filter((node) => node.getClientRects().length > 0);
        const unreached = [];
        const unmarked = [];
        for (const node of used) {
          node.focus();
          if (document.activeElement !== node) unreached.push(node.outerHTML);
          const shown = node.querySelector?.(".area") ?? node;
          const style = getComputedStyle(shown);
          if (style.outlineStyle === "none" && style.stroke === "none") unmarked.push(node.outerHTML);
        }
        one("#choice input").focus();
        press(one("#choice input"), "Escape");
        return {
          unreached, unmarked, count: used.length,
          isClosed: !one("#choice").open && document.activeElement.tagName === "SUMMARY",
        };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.findings.unreached == [] && visit.findings.unmarked == [])
    #expect(visit.findings.count > 20 && visit.findings.isClosed)
  }

  private func visit<Findings: Decodable>(
    _ page: ReportPage = .several, fragment: String = "", width: Int = 1280, doing script: String
  ) throws -> Browser.Visit<Findings> {
    try #require(Browser.installed).visit(page, fragment: fragment, width: width, doing: script)
  }
}
