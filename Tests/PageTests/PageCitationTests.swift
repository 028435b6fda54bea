import Browsing
import Reports
import TestSupport
import Testing

@testable import Figures
@testable import Page

@Suite("The citation on the page")
struct PageCitationTests {
  @Test("It names the figures, and a page that was made later of a kept comparison")
  func content() {
    var page = ReportPage.sample
    let figures = Citation(command: "compare report", of: page.comparison).lines
    #expect(page.citation == figures)
    page.origins[0].environment.date = "2026-04-01T08:00:00Z"
    page.origins[0].environment.commit = "9a8b7c6"
    #expect(
      page.citation == [
        """
        ArchitectureComparisonKit 1, measured at commit 1a2b3c4 with uncommitted changes, judged at \
        commit 9a8b7c6
        """
      ] + figures.dropFirst() + [
        "Kept result: the page, with sources and traces, 2026-04-01T08:00:00Z, commit 9a8b7c6"
      ])
  }

  @Test(
    "It is copied with the view that is open, or shown selected if the browser refuses",
    .inBackground, .ifBrowserIsInstalled)
  func copying() throws {
    struct Findings: Decodable {
      let copied, refused, selected: String
      let statuses: [String]
      let shown: [Bool]
    }
    let visit: Browser.Visit<Findings> = try #require(Browser.installed).visit(
      .sample, fragment: "figures/greeting-tap/allocations",
      doing: """
        const found = { statuses: [], shown: [] };
        const copy = async (writeText) => {
          Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
          one("#copy-citation").click();
          await turn();
          found.statuses.push(text(one("#citation-status")));
          found.shown.push(one("#citation").getClientRects().length > 0);
        };
        await copy(async (text) => { found.copied = text; });
        pick("#interaction", "name-refused");
        await copy(async () => { throw new DOMException("No.", "NotAllowedError"); });
        const place = one("#citation");
        found.refused = place.value;
        found.selected = document.activeElement === place
          ? place.value.slice(place.selectionStart, place.selectionEnd) : "";
        await copy(async () => {});
        return found;
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    let start = ReportPage.sample.citation.map { $0 + "\n" }.joined()
    #expect(found.copied == start + "Page: page.html#figures/greeting-tap/allocations\n")
    #expect(found.refused == start + "Page: page.html#figures/name-refused/allocations\n")
    #expect(found.selected == found.refused)
    #expect(found.shown == [false, true, false])
    #expect(
      found.statuses == [
        "Copied.", "The browser does not let the page copy. Copy the selected text.", "Copied.",
      ])
  }
}
