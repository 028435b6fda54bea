import Foundation
import Samples
import Testability
import Testing

@testable import Behavior
@testable import Costs
@testable import Figures
@testable import Page
@testable import Reports
@testable import Sizes
@testable import Traces

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
    #expect(size.table.columns.map(\.title) == FigureGroup.amount.figures.map(\.label))
    #expect(size.table.rows[1].cells.prefix(3).map { $0?.text } == ["1,400", "60", "1,340"])
    #expect(size.table.rows[1].cells[0]?.number == 1_400)
  }

  @Test("The distribution of code has the figures of the terminal, and each role its own")
  func distribution() throws {
    let size = try #require(SizeContent(of: .sample))
    #expect(size.distribution.columns.map(\.title) == FigureGroup.distribution.figures.map(\.label))
    #expect(
      size.distribution.rows[1].cells.map { $0?.text }
        == ["64.3%", "3", "1", "16", "24", "28", "5", "12", "16"])
    #expect(
      size.roles.columns.filter(\.isText).map(\.title) == [
        "role", "may know views", "names types of",
      ])
    #expect(
      size.roles.rows[2].cells.map { $0?.text } == [
        "Presenter", "no", "900", "64.3%", "225", "18", "View protocol 12 behavior",
      ])
  }

  @Test("Each figure of the catalog that was measured has its rule and its typed values, once")
  func figures() throws {
    var comparison = ReportPage.several.comparison
    comparison.architectures[1].size = nil
    let figures = FigureContent.all(of: comparison)
    #expect(Set(figures.map(\.id)).count == figures.count)
    let lines = try #require(figures.first { $0.id == "code-lines" })
    #expect(lines.name == "code lines" && lines.unit == "lines" && lines.better == .less)
    #expect(lines.rule == "Values are the same within 13%.")
    #expect(lines.values["architecture-3"] == .count(900) && lines.values["mvp"] == nil)
    #expect(figures.allSatisfy { !$0.values.isEmpty && !$0.meaning.isEmpty })
    #expect(FigureContent.all(of: ReportPage.unmeasured.comparison).isEmpty)
  }

  @Test("Instructions that the layout of the program moves are a range")
  func layouts() throws {
    var comparison = ReportPage.withSavings.comparison
    var saved = DispatchFigures(interaction: "name-saved")
    saved.counts = Counts([.instructions: 40_000])
    saved.net = Counts([.instructions: 2_000])
    saved.instructionsInLayouts = CountRange(low: 39_000, high: 40_500)
    comparison.architectures[1].dispatch?.append(saved)
    let figures = FigureContent.all(of: comparison)
    let value = try #require(
      figures.first { $0.id == "name-saved.instructions.net" }?.values["mvp"])
    #expect([value.number, value.low, value.high] == [2_000, 1_000, 2_500])
    #expect(value.text == "1,000 to 2,500")
  }

  @Test("A kind has its name and how many architectures find it; those that most find come first")
  func kinds() throws {
    var page = ReportPage.sample
    let sets: [[KindOutcome]] = [
      [.onlyWithScreen, .inPart, .found, .onlyWithScreen],
      [.inPart, .inPart, .found, .found],
    ]
    for (index, outcomes) in sets.enumerated() {
      page.comparison.architectures[index].mutation?.kinds = .init(
        set: "2026-03-01T08:30:00Z", counts: KindCounts(outcomes),
        withoutForgottenLines: KindCounts([]))
    }
    page.comparison.kinds = ["a", "b", nil].map { .init(words: $0, scenario: "c") }
    let faults = try #require(FaultContent(of: page))
    #expect(faults.outcomes == ["found", "in part", "only with a screen", "no such mistake"])
    #expect(faults.kinds.map(\.name) == ["c", "kind 4", "b", "a"])
    #expect(
      faults.kinds.map(\.counts) == [[2, 0, 0, 0], [1, 0, 1, 0], [0, 2, 0, 0], [0, 1, 1, 0]])
    #expect(faults.rows.map(\.outcomes) == [[0, 2, 1, 2], [0, 0, 1, 1]])
    #expect(faults.rows.map(\.found) == [1, 2] && faults.rows.map(\.inPart) == [1, 2])
    #expect(faults.table.columns.map(\.title) == FigureGroup.testability.figures.map(\.label))
  }

  @Test("A requirement has its tests and the faults that none of them notices")
  func faults() throws {
    let faults = try #require(FaultContent(of: .sample))
    #expect(faults.rows.map(\.needView) == [200, 120] && faults.rows.map(\.all) == [200, 300])
    let requirements = try #require(faults.rows[1].requirements)
    #expect(requirements.count == 32)
    let broken = try #require(requirements.first { !$0.faults.isEmpty })
    #expect(broken.text == "Tests without a screen find 180 of 300 mistakes.")
    #expect(broken.tests == ["P-6, P-7: saves"] && broken.faults == [0])
    #expect(requirements[0].text == "No mistake breaks it." && requirements[0].faults.isEmpty)
    #expect(faults.roles.rows.last?.cells.map { $0?.text } == ["View", "150", "60"])
  }

  @Test("A fault is a change of its line; a guard that is left out is shown whole")
  func changedLines() throws {
    let lines = """
      func show() {
        guard isLoaded else { return }
        guard isOpen,
          let name, hasAppeared
        else {
          return
        }
        count += 1
      }
      """.components(separatedBy: "\n")
    func fault(
      _ original: String, _ line: Int, _ replacement: String = "", by name: String = "drop-return"
    ) -> FaultContent.Fault {
      FaultContent.Fault(
        .init(
          file: "a.swift", line: line, operator: name, original: original,
          replacement: replacement, requirements: [], scenario: "s"), in: lines)
    }
    let alone = fault("guard isLoaded", 2)
    #expect(alone.before == ["guard isLoaded else { return }"] && alone.after == [])
    let one = fault("guard hasAppeared", 4)
    #expect(one.before == ["guard isOpen,", "  let name, hasAppeared", "else {", "  return", "}"])
    #expect(one.after == ["guard isOpen,", "  let name", "else {", "  return", "}"])
    let sum = fault("count += 1", 8, "count -= 1", by: "arithmetic")
    #expect(sum.before == ["count += 1"] && sum.after == ["count -= 1"] && sum.place == "a.swift:8")
    let unknown = fault("a", 99, "b", by: "arithmetic")
    #expect(unknown.before == ["a"] && unknown.after == ["b"])
  }

  @Test("Below the squares stand the faults of people, and mutants that broke fewer requirements")
  func faultNotes() throws {
    var page = ReportPage.sample
    page.comparison.architectures[1].mutation?.figures.cutShort = 6
    let notes = try #require(FaultContent(of: page)).notes
    try #require(notes.count == 2)
    #expect(notes[0].hasSuffix(" 4 of 6 need a view: MVC 3 of 3, MVP 1 of 3."))
    #expect(
      notes[1].hasPrefix("Mutants with which a scenario did not come to an end: MVP 6. "))
    for index in page.comparison.architectures.indices {
      page.comparison.architectures[index].mutation = nil
    }
    #expect(FaultContent(of: page)?.notes == [])
  }

  @Test("An architecture without a kept result has no number and no squares")
  func unknownFaults() throws {
    var page = ReportPage.sample
    page.comparison.architectures[1].mutation = nil
    let row = try #require(FaultContent(of: page)).rows[1]
    #expect(row.found == nil && row.outcomes == nil && row.all == nil && row.faults.isEmpty)
  }

  @Test("A ratio has the mark of noise exactly where the table in a terminal has it")
  func noise() throws {
    let comparison = Comparison.sample
    let costs = try #require(CostContent(of: comparison, baseline: "mvc"))
    let bars = costs.interactions.map { $0.views["time"]?.chart?.bars.map(\.note) }
    #expect(bars == [["×1", "≈1.02"], ["×1", "×10.00"]])
    let same = costs.interactions.map { $0.views["time"]?.chart?.bars.map(\.isSame) }
    #expect(same == [[false, true], [false, false]])
    // The second measurement of the baseline is compared with 1 only.
    let table = costs.interactions[0].table
    let column = try #require(table.columns.map(\.title).firstIndex(of: "ratio"))
    #expect(table.rows.map { $0.cells[column]?.text } == ["×0.10", "×1", "≈1.02", "≈1.01"])
    #expect(
      table.rows.map { $0.cells[column + 1]?.text }.prefix(3) == ["0.080–0.120", "", "1.000–1.040"])
    var unequal = comparison
    unequal.controls.again?[0].ratio = Ratio(value: 1.06, low: 1.05, high: 1.07)
    let rows = try #require(CostContent(of: unequal, baseline: "mvc")).interactions[0].table.rows
    #expect(rows.last?.cells[column] == .init(text: "×1.06", number: 1.06))
    let text = TextRenderer().text(
      of: unequal.dispatchReport([.interaction("greeting-tap")], baselineID: "mvc"))
    #expect(text.contains(/MVC again +121 .* 1\.06\s/))
  }

  @Test("The counts of the main tables can be chosen, under their whole names, and then the time")
  func measures() throws {
    let costs = try #require(CostContent(of: .sample, baseline: "mvc"))
    let counts = Figure.mainCounts + [Counter.liveBytes.total]
    #expect(costs.measures.map(\.id) == counts.map(\.id) + ["time"])
    let views = costs.interactions[0].views
    #expect(views["allocations"]?.chart?.label == "greeting-tap: allocations")
    #expect(views["allocations"]?.chart?.bars.map(\.text) == ["4", "5"])
    #expect(views["allocations"]?.remark == "The number of memory blocks that are allocated.")
  }

  @Test("Beside a count stands its difference to the baseline, in the chart and in the table")
  func differences() throws {
    var comparison = Comparison.sample
    comparison.architectures[1].dispatch?[0].counts = Counts([.allocations: 3])
    let costs = try #require(CostContent(of: comparison, baseline: "mvc"))
    let allocations = try #require(costs.interactions[0].views["allocations"]?.chart)
    #expect(allocations.bars.map(\.note) == [nil, "−1"])
    #expect(allocations.reference == 4)
    let table = costs.interactions[0].table
    let column = try #require(table.columns.map(\.title).firstIndex(of: "allocations"))
    #expect(table.rows.map { $0.cells[column]?.text } == ["0 (−4)", "4", "3 (−1)", "4 (=)"])
    #expect(table.rows.map { $0.cells[column]?.number } == [0, 4, 3, 4])
    #expect(
      table.columns.map(\.title).suffix(4) == ["time, ns", "interval, ns", "ratio", "95% interval"])
  }

  @Test("A measure without values says why, and has no column if only other interactions have it")
  func missingMeasures() throws {
    let costs = try #require(CostContent(of: .sample, baseline: "mvc"))
    let (tap, refused) = (costs.interactions[0], costs.interactions[1])
    #expect(tap.views["retains"]?.chart == nil)
    #expect(
      tap.views["retains"]?.remark
        == "This figure was not measured; the notes at the end of the page say why.")
    #expect(refused.views["allocations"]?.chart == nil)
    #expect(
      refused.views["allocations"]?.remark == "This figure is measured only for greeting-tap.")
    #expect(refused.table.columns == tap.table.columns.filter { $0.title != "allocations" })
    #expect(tap.table.columns.contains { $0.title == "retains" })
  }

  @Test("The building of the profile is shown first, in the first measure that it has")
  func chosen() throws {
    var comparison = Comparison.sample
    let costs = try #require(CostContent(of: comparison, baseline: "mvc"))
    #expect(costs.chosen == "greeting-tap" && costs.chosenMeasure == "allocations")
    comparison.architectures[0].dispatch?.append(.sample("profile-build", time: 9, ratio: 1))
    let timed = try #require(CostContent(of: comparison, baseline: "mvc"))
    #expect(timed.chosen == "profile-build" && timed.chosenMeasure == "time")
    for index in comparison.architectures.indices {
      var figures = DispatchFigures(interaction: "profile-build")
      figures.net = Counts([.instructions: 500 + index])
      comparison.architectures[index].dispatch = [figures]
    }
    let counted = try #require(CostContent(of: comparison, baseline: "mvc"))
    #expect(counted.chosen == "profile-build" && counted.chosenMeasure == "instructions.net")
  }

  @Test("Each interaction says once what the floor and the models take in every architecture")
  func commonWork() throws {
    var comparison = Comparison.sample
    var models = DispatchFigures(interaction: "greeting-tap")
    models.counts = Counts([.instructions: 1_200])
    comparison.controls.models = [models]
    comparison.controls.floor?[0].counts = Counts([.instructions: 345])
    let costs = try #require(CostContent(of: comparison, baseline: "mvc"))
    #expect(
      costs.interactions.map(\.remarks) == [
        [
          """
          Instructions that every architecture needs: 345 of the floor (the same screen without \
          an architecture) and 1,200 of the models' share. The net instructions do not include them.
          """
        ], [],
      ])
  }

  @Test("All claims are there with the verdicts that follow from the page's comparison")
  func claims() throws {
    let page = ReportPage.sample
    #expect(try PageContent(of: page).claims == ClaimsReport(in: page.comparison).claims)
    let object = try JSONSerialization.jsonObject(with: Data(page.data().utf8)) as? [String: Any]
    let claims = try #require(object?["claims"] as? [[String: Any]])
    #expect(claims.count == Claim.all.count)
    let keys: Set = ["id", "text", "source", "number", "seen", "contradicts", "parts"]
    #expect(claims.allSatisfy { Set($0.keys) == keys })
    let parts = claims.flatMap { $0["parts"] as? [[String: Any]] ?? [] }
    #expect(parts.allSatisfy { Set($0.keys) == ["part", "figure", "verdict", "reason"] })
  }

  @Test("The overview opens with the findings of the comparison, each with its rule")
  func overview() {
    let page = ReportPage.sample
    let overview = OverviewContent(of: page)
    let findings = page.comparison.findings
    #expect(!findings.isEmpty)
    #expect(overview.findings.map(\.text) == findings.map(\.text))
    #expect(overview.findings.map(\.rule) == findings.map(\.rule))
    #expect(overview.findings.map(\.advice) == findings.map(\.advice))
    #expect(overview.text.hasPrefix("The same two screens are built in 2 architectures"))
    #expect(overview.text.hasSuffix("the same 32 requirements."))
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
      content.rows[0].cells == [
        .init(held: 1, isMet: true, text: "1"), .init(held: 1, isMet: false, text: "1/2"),
      ])
    #expect(content.rows[1].cells[1] == .init(held: 0, isMet: false, text: "0/0"))
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

  @Test("A function of a role has a short name, without its types but for what it makes")
  func shortNames() {
    var archive = TraceArchive.sample
    for (index, name) in [
      "Profile.State.show()", "closure in Profile.Names.add(_:)", "Profile.State.init(name:)",
      "static Names.all.getter",
    ].enumerated() {
      archive.functions[index + 1].name = name
    }
    archive.functions[0].name = "UIControl.send()"
    #expect(
      archive.shortNames(ofRoles: ["View", "View controller"]).prefix(5) == [
        "UIControl.send()", "show()", "closure in add(_:)", "State.init(name:)",
        "static all.getter",
      ])
    #expect(archive.scenarioGroups == [.init(name: "greeting", scenarios: ["greeting.shown"])])
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
