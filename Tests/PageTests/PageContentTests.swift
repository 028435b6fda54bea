import Samples
import Statistics
import Testing

@testable import CodeSizes
@testable import Comparisons
@testable import DispatchCosts
@testable import Page
@testable import ScenarioRuns
@testable import Tables

@Suite("The figures of the page")
struct PageContentTests {
  @Test("Bars of sizes have their roles, those that may know views first")
  func sizes() throws {
    let size = try #require(SizeContent(of: .sample))
    #expect(size.chart.reference == 250)
    #expect(size.chart.bars.map(\.text) == ["250", "1,400"])
    #expect(size.chart.bars.map(\.isBaseline) == [true, false])
    let parts = size.chart.bars[1].parts
    #expect(parts.map(\.name) == ["View", "Presenter", "View protocol"])
    #expect(parts.map(\.usesViews) == [true, false, false])
    #expect(parts.map(\.tint) == [0, 0, 1])
    #expect(size.table.rows[1].cells.prefix(3) == ["1,400", "60", "1,340"])
    let figures = CodeSizeFigures.besidesCodeLines
    #expect(size.table.columns == ["code lines", "Greeting", "Profile"] + figures.map(\.label))
    let total = try #require(ReportPage.sample.comparison.architectures[1].size?.total)
    #expect(size.table.rows[1].cells.dropFirst(3).elementsEqual(figures.map { $0.text(of: total) }))
    #expect(
      size.roles.rows[2].cells == ["Presenter", "no", "900", "64.3%", "View protocol 12 behaviour"])
  }

  @Test("Squares stand for the requirements that tests prove without a view")
  func proofs() throws {
    let proofs = try #require(ProofContent(of: .sample))
    #expect(proofs.rows.map(\.count) == ["0", "3"])
    #expect(proofs.whole == "of 32")
    #expect(proofs.rows[1].proved?.count { $0 } == 3)
    let cells = proofs.table.rows[1].cells
    #expect(cells.dropLast() == ["3 of 32", "1", "99.9%", "100.0%", "52", "900", "4"])
    #expect(cells.last??.hasPrefix("G-1 G-3 ") == true)
    #expect(
      proofs.table.columns
        == Comparison.testability.map(\.label) + ["not proved without a view"])
  }

  @Test("A ratio has the mark of noise exactly where the table in a terminal has it")
  func noise() throws {
    let comparison = Comparison.sample
    let costs = try #require(CostContent(of: comparison, baseline: "mvc"))
    let bars = costs.interactions.map { $0.views["time"]?.chart?.bars.map(\.note) }
    #expect(bars == [["×1", "≈1.02"], ["×1", "×10.00"]])
    // The second measurement of the baseline is compared with 1 only.
    #expect(
      costs.interactions[0].table.rows.map { $0.cells[2] } == ["×0.10", "×1", "≈1.02", "≈1.01"])
    var unequal = comparison
    unequal.controls.again?[0].ratio = Ratio(value: 1.06, low: 1.05, high: 1.07)
    let rows = try #require(CostContent(of: unequal, baseline: "mvc")).interactions[0].table.rows
    #expect(rows.last?.cells[2] == "×1.06")
    #expect(
      TextRenderer().text(of: unequal.report(baselineID: "mvc")).contains(/MVC again +121 +1\.06/))
  }

  @Test("Every counter beside the times can be chosen, under its whole name")
  func measures() throws {
    let costs = try #require(CostContent(of: .sample, baseline: "mvc"))
    #expect(
      costs.measures.map(\.id) == ["time"] + CounterColumn.columns(.besideTimes).map(\.id))
    #expect(costs.interactions[0].views["allocations"]?.chart?.bars.map(\.text) == ["4", "5"])
    #expect(costs.interactions[0].views["retains"]?.chart == nil)
    let remark = costs.interactions[0].views["allocations"]?.remark
    #expect(
      remark == """
        For the same screen without an architecture, the value is 0. Blocks of memory that are \
        allocated.
        """)
  }

  @Test("A range goes from the lowest to the highest value, with the architectures that have them")
  func ranges() {
    var page = ReportPage.sample
    #expect(
      page.ranges == [["250 MVC", "1,400 MVP"], ["0 MVC", "3 MVP"], ["×1.00 MVC", "×1.02 MVP"]])
    page.comparison.architectures[0].size = nil
    #expect(page.ranges[0] == ["1,400 MVP"])
    page.comparison.architectures += Array(repeating: page.comparison.architectures[1], count: 2)
    #expect(page.ranges[1] == ["0 MVC", "3 3 architectures"])
  }

  @Test("A requirement is met if it has scenarios and all of them hold")
  func conformance() throws {
    var conformance = try #require(ReportPage.sample.conformance)
    let ids = conformance.requirements.map(\.id)
    conformance.architectures[1].requirements[ids[0]] = .init(held: 1, scenarios: 2)
    conformance.architectures[1].requirements[ids[1]] = .init(held: 0, scenarios: 0)
    conformance.architectures[1].requirements[ids[2]] = nil
    let content = ConformanceContent(of: conformance, baseline: "mvc")
    #expect(content.summary.hasPrefix("All 1 scenarios hold"))
    #expect(
      content.rows[0].cells == [.init(isMet: true, text: "1"), .init(isMet: false, text: "1/2")])
    #expect(content.rows[1].cells[1] == .init(isMet: false, text: "0/0"))
    #expect(content.rows[2].cells[1] == nil)
  }

  @Test("The calls of a step count with those that they make, and a damaged call ends")
  func calls() {
    var archive = TraceArchive.sample
    #expect(archive.callsInSteps == [0, 1, 2, 1, 4])
    archive.calls[4].calls = [5, 999, -1]
    #expect(archive.callsInSteps == [0, 1, 2, 1, 4])
    archive.calls[4].calls = [0, 0, 0]
    #expect(archive.callsInSteps == [0, 1, 2, 1, 7])
  }

  @Test("Sources say how many lines they have")
  func sources() {
    let sizes = SourceSizes(of: [.mvp])
    #expect(sizes.files["Sources/MVP/Greeting/GreetingPresenter.swift"] == "7 lines")
    #expect(sizes.features["mvp"] == ["Greeting": "2 files, 17 lines with comments"])
  }

  @Test("An origin has a cell for the date, the commit, the compiler and the machine")
  func origins() {
    let cells = OriginContent(.init(of: "this page", command: "c", environment: .sample)).cells
    #expect(
      cells == [
        "2026-03-01T09:30:00Z", "1a2b3c4+", "6.3.1 (swift-6.3.1-RELEASE)",
        "Debian GNU/Linux 12 (bookworm) x86_64, AMD EPYC, 2 cores, load before 0.25",
      ])
  }
}

extension ReportPage {
  fileprivate var ranges: [[String]] {
    OverviewContent(of: self).ranges.map { $0.ends.map { "\($0.text) \($0.holders)" } }
  }
}
