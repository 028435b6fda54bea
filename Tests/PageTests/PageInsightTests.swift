import Browsing
import Figures
import Foundation
import Sizes
import TestSupport
import Testability
import Testing

@testable import Page

@Suite("What leads to conclusions on the page", .inBackground, .ifBrowserIsInstalled)
struct PageInsightTests {
  @Test("The plot has a point for each architecture, with its cost and proof")
  func scatter() throws {
    struct Findings: Decodable {
      let points, cells: [String]
      let told, byBytes, baseline, fragment: String
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        const labels = (selector) => all(selector).map((node) => node.getAttribute("aria-label"));
        all(".plot .point")[3].focus();
        const found = {
          points: labels(".plot .point"), baseline: one(".plot .baseline").dataset.id,
          told: text(one(".point-text")),
          cells: texts("#trade-off tbody tr:nth-child(4) > *"),
        };
        pick("#trade-off select", "bytes");
        return { ...found, byBytes: labels(".plot .point")[3], fragment: location.hash };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.points.count == 5 && found.baseline == "mvc")
    #expect(
      found.points[0] == "MVC, the baseline: 250 code lines; faults found without a view: 0.0%")
    #expect(found.told == "Large: 900 code lines; faults found without a view: 50.0%")
    #expect(found.cells == ["Large", "900", "50.0%"])
    #expect(found.byBytes == "Large: 900 bytes in use; faults found without a view: 50.0%")
    #expect(found.fragment.hasSuffix("?cost=bytes"))
  }

  @Test("The plot also shows the number of faults that need a view, of which fewer is better")
  func numberOfFaults() throws {
    struct Findings: Decodable {
      let label, fragment, remark: String
      let ticks: [String]
      let isBestAbove: Bool
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        all("#trade-off select")[1].value = "needView";
        all("#trade-off select")[1].dispatchEvent(new Event("change", { bubbles: true }));
        const place = (id) => one(`.plot [data-id="${id}"] .dot`).getBoundingClientRect().top;
        return {
          label: all(".plot .point")[4].getAttribute("aria-label"), fragment: location.hash,
          remark: text(one("#trade-off .remark")),
          ticks: texts(".plot text"),
          isBestAbove: place("architecture-4") < place("mvc"),
        };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.label == "Thorough: 1,000 code lines; faults that need a view: 10")
    #expect(found.fragment.hasSuffix("?proof=needView") && found.isBestAbove)
    #expect(found.remark.contains("More code has more places for faults."))
    #expect(found.ticks.contains("100") && found.ticks.contains("↑ fewer faults that need a view"))
  }

  @Test("No label of the plot covers another one or leaves the plot", arguments: [390, 1280])
  func labels(width: Int) throws {
    var page = ReportPage.several
    for index in 1..<5 {
      // Five points that nearly coincide, with long names.
      page.comparison.architectures[index].size?.total.codeLines = 500 + index
      page.comparison.architectures[index].mutation?.figures.faultsThatNeedView = 40
      page.comparison.architectures[index].name += " with a long-winded name"
    }
    struct Findings: Decodable {
      let labels, covered, outside: Int
    }
    let found: Findings = try visit(
      page, width: width,
      doing: """
        const frame = one(".plot svg").getBoundingClientRect();
        const outside = boxesOf(".plot text").filter(({ left, right, top, bottom }) => left < frame.left
          || right > frame.right + 1 || top < frame.top || bottom > frame.bottom).length;
        return { labels: all(".plot .label").length, covered: coveredLabels(), outside };
        """
    ).findings
    #expect(found.labels == 5 && found.covered == 0 && found.outside == 0)
  }

  @Test("The reader's weights order the architectures, and the page names none as the first")
  func weighing() throws {
    struct Findings: Decodable {
      let order: [String]
      let shares: [String]
      let whose, title, stability, fragment: String
    }
    let visit: Browser.Visit<[Findings]> = try visit(
      doing: """
        const finding = () => ({
          order: texts(".order .name"), shares: texts(".sliders output"),
          whose: text(one(".whose")), title: text(one("#weighing-title")),
          stability: text(one("#weighing [aria-live]")), fragment: location.hash,
        });
        const weigh = (weights) => {
          all(".sliders input").forEach((slider, index) => {
            slider.value = weights[index];
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          });
          one(".sliders input").dispatchEvent(new Event("change", { bubbles: true }));
        };
        const findings = [finding()];
        weigh([0, 100, 0, 0]);
        findings.push(finding());
        weigh([0, 0, 0, 0]);
        findings.push(finding());
        one(".sliders button").click();
        findings.push(finding());
        return findings;
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found[0].shares == ["25%", "25%", "25%", "25%"])
    #expect(found[0].whose.hasPrefix("All weights are equal to begin with."))
    // MVC has the best figures but for faults, of which its tests find none without a view.
    #expect(found[0].order == ["MVCbaseline", "MVP", "Thorough", "Lean", "Large"])
    #expect(found[1].order == ["Thorough", "MVP", "Lean", "Large", "MVCbaseline"])
    #expect(found[1].shares == ["0%", "100%", "0%", "0%"])
    #expect(found[1].whose.contains("your own weights"))
    #expect(found[1].title == "What matters to you")
    #expect(found[1].stability.hasPrefix("The order stays the same in "))
    #expect(found[1].stability.contains("% of 625 weightings around yours"))
    #expect(found[1].fragment.hasSuffix("?weights=0,100,0,0"))
    #expect(found[2].order == [])
    #expect(found[2].stability == "Give at least one of the aims a weight.")
    #expect(found[3].order == found[0].order && !found[3].fragment.contains("?"))
  }

  @Test("An architecture without a figure is not in the order, and the page says so")
  func unweighed() throws {
    var page = ReportPage.several
    page.comparison.architectures[2].mutation = nil
    let found: [String] = try visit(
      page, doing: "return [...texts('.order .name'), text(one('#weighing-body > .remark'))];"
    ).findings
    #expect(found.count == 5 && !found.contains("Lean"))
    #expect(found.last == "Not in the order, since a figure was not measured: Lean.")
  }

  @Test("Findings come first, with their certainty and, on demand, their rule")
  func findings() throws {
    struct Findings: Decodable {
      let text, certainty, rule: String
      let isOpen: Bool
    }
    let visit: Browser.Visit<Findings> = try visit(
      adding: #"""
        ,"overview":{"title":"","text":"","baselineKey":"","findings":[
        {"id":"f","text":"It is so.","rule":"The least.","certainty":"exact counts"}]}
        """#,
      doing: """
        return {
          text: text(one("#findings li").firstChild), certainty: text(one(".certainty")),
          rule: text(one(".rule p")), isOpen: one(".rule").open,
        };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.findings.text == "It is so." && visit.findings.certainty == "exact counts")
    #expect(visit.findings.rule == "The least." && !visit.findings.isOpen)
  }

  @Test("Claims are filtered by verdict, and one that contradicts the claim above it says so")
  func claims() throws {
    struct Findings: Decodable {
      let all, confirmed, contradicting: [String]
      let title, fragment, status, cell: String
      let isInBar: Bool
    }
    let visit: Browser.Visit<Findings> = try visit(
      adding: #"""
        ,"claims":[\#(Self.claim("A")),\#(Self.claim("C", verdict: "contradicted", against: "A")),
        \#(Self.claim("B", verdict: "no figure"))]
        """#,
      doing: """
        const ids = () => texts("#claims tbody th b");
        const found = {
          all: ids(), contradicting: texts("#claims .contradicts th b"), title: text(one("#claims-title")),
          isInBar: !one("nav a[href^='#claims']").parentElement.hidden,
          cell: text(one("#claims tbody td:last-child")),
        };
        pick("#claims select", "confirmed");
        return {
          ...found, confirmed: ids(), fragment: location.hash, status: text(one("#claims output")),
        };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.all == ["A", "C", "B"] && found.contradicting == ["C"] && found.isInBar)
    #expect(found.title == "3 claims, 3 verdicts: 1 confirmed, 1 contradicted, 1 no figure")
    #expect(found.cell == "confirmedsize: ×2.0Why.")
    #expect(found.confirmed == ["A"] && found.status == "1 of 3 claims")
    #expect(found.fragment.hasSuffix("?verdict=confirmed"))
  }

  @Test("A guard that is left out is shown whole, and one of its conditions in the whole guard")
  func guards() throws {
    var page = ReportPage.sample
    page.architectures[1].files[0] = .init(
      "MVP/Greeting/a.swift", role: "View",
      """
      func show() {
        guard isLoaded else { return }
        guard isOpen,
          let name, hasAppeared
        else {
          return
        }
      }
      """)
    let fault = try #require(page.comparison.architectures[1].mutation?.faultsThatNeedView.first)
    let guards = [("guard isLoaded", 2), ("guard hasAppeared", 4)].map { original, line in
      var fault = fault
      fault.operator = "drop-return"
      fault.original = original
      fault.replacement = ""
      fault.line = line
      return fault
    }
    for index in 0..<2 {
      page.comparison.architectures[1].mutation?.faultsThatNeedView = [guards[index]]
      struct Findings: Decodable {
        let before, after: [String]
      }
      let found: Findings = try visit(
        page, fragment: "faults/mvp/P-6",
        doing: """
          return { before: all(".fault del").map((node) => node.textContent),
            after: all(".fault ins").map((node) => node.textContent) };
          """
      ).findings
      if index == 0 {
        #expect(found.before == ["guard isLoaded else { return }"])
        #expect(found.after == ["(left out)"])
      } else {
        #expect(
          found.before == ["guard isOpen,", "  let name, hasAppeared", "else {", "  return", "}"])
        #expect(found.after == ["guard isOpen,", "  let name", "else {", "  return", "}"])
      }
    }
  }

  private static func claim(
    _ id: String, verdict: String = "confirmed", against other: String? = nil
  ) -> String {
    """
    {"id":"\(id)","text":"It is small.","source":"A book","number":null,"seen":"text",\
    "contradicts":[\(other.map { "\"\($0)\"" } ?? "")],"judgements":[{"part":"size",\
    "figure":"×2.0","verdict":"\(verdict)","reason":"Why."}]}
    """
  }

  private func visit<Findings: Decodable>(
    _ page: ReportPage = .several, fragment: String = "", width: Int = 1280,
    adding content: String = "", doing script: String
  ) throws -> Browser.Visit<Findings> {
    try #require(Browser.installed).visit(
      page, fragment: fragment, width: width, withClaims: false, adding: content, doing: script)
  }
}
