import Reports
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
}
