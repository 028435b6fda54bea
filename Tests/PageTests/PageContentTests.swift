import Foundation
import Interactions
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
  @Test("Roles have their code and mistakes, those that may know views first")
  func roles() throws {
    let roles = RoleContent.all(of: .sample).filter { $0.architecture == "mvp" }
    #expect(roles.map(\.name) == ["View", "Presenter", "View protocol"])
    #expect(roles.map(\.usesViews) == [true, false, false])
    #expect([roles[0].mistakes, roles[0].mistakesThatNeedView] == [150, 60])
    #expect(
      roles[1]
        == RoleContent(
          architecture: "mvp", name: "Presenter", usesViews: false, codeLines: 900,
          share: .share(900, of: 1_400), complexity: 225, mutableProperties: 18,
          namedRoles: "View protocol 12 behavior", mistakes: nil, mistakesThatNeedView: nil))
  }

  @Test(
    "Each figure of the catalog that was measured has its rule, its values and its best ones, once")
  func figures() throws {
    var comparison = ReportPage.several.comparison
    comparison.architectures[1].size = nil
    let figures = FigureContent.all(of: comparison)
    #expect(Set(figures.map(\.id)).count == figures.count)
    let lines = try #require(figures.first { $0.id == "code-lines" })
    #expect(lines.name == "code lines" && lines.unit == "lines" && lines.better == .less)
    #expect(lines.rule == "Values are the same within 13%.")
    #expect(lines.values["architecture-3"] == .count(900) && lines.values["mvp"] == nil)
    #expect(lines.best == ["mvc"])
    #expect(figures.allSatisfy { !$0.values.isEmpty && !$0.meaning.isEmpty })
    #expect(FigureContent.all(of: ReportPage.unmeasured.comparison).isEmpty)
  }

  @Test("A figure of decision records has who is the same, and the miss that is too close to tell")
  func sameness() throws {
    let figures = FigureContent.all(of: ReportPage.several.comparison)
    let lines = try #require(figures.first { $0.id == "code-lines" })
    #expect(lines.factor == 1.13 && lines.difference == nil)
    #expect(lines.same?["architecture-3"] == ["architecture-4"] && lines.same?["mvc"] == [])
    let kinds = try #require(figures.first { $0.id == "kinds-found" })
    #expect(kinds.factor == nil && kinds.same?["mvp"] == ["architecture-2", "architecture-3"])
    #expect(try #require(figures.first { $0.id == "faults" }).same == nil)
    let files = try #require(figures.first { $0.id == "files-per-requirement" })
    #expect(files.same?["mvp"]?.contains("mvc") == true)
    // The slowest interaction of MVP takes at most 15,202 ns of 8.33 ms.
    let share = try #require(figures.first { $0.id == "frame-share" })
    #expect(share.values["mvp"]?.text == "0.18%" && share.best.count == 5)
  }

  @Test("Each two architectures have their findings")
  func pairs() throws {
    let page = ReportPage.several
    let pairs = try PageContent(of: page).pairs
    #expect(pairs.count == 10 && pairs.values.allSatisfy { !$0.isEmpty })
    var pair = page.comparison
    pair.architectures = [page.comparison.architectures[1], page.comparison.architectures[4]]
    #expect(pairs["mvp,architecture-4"] == pair.findings)
  }

  /// `Browser/choosing.js` has the same text, which the page's script makes.
  @Test("Three architectures have the finding on what separates them")
  func differences() throws {
    var three = ReportPage.several.comparison
    three.architectures = [0, 1, 4].map { three.architectures[$0] }
    let statement = three.allFindings.first { $0.id.hasSuffix("-differences") }?.statement
    #expect(
      statement == """
        Code lines, smallest screen, kinds of mistakes found and files a change touches separate \
        MVC, MVP and Thorough. So choose by the ones that matter to your app.
        """)
  }

  @Test("A kind has its name and its outcome in each architecture; those that most find come first")
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
    page.comparison.kinds = ["a", "b", nil].map { .init(words: $0, scenario: "c.d-e") }
    let faults = try #require(FaultContent(of: page))
    #expect(faults.outcomes == ["found", "in part", "only with a screen", "no such mistake"])
    #expect(faults.kinds == ["C: d e", "kind 4", "b", "a"])
    #expect(faults.rows.map(\.outcomes) == [[0, 2, 1, 2], [0, 0, 1, 1]])
    page.comparison.architectures[1].mutation = nil
    let row = try #require(FaultContent(of: page)).rows[1]
    #expect(row.outcomes == nil && row.requirements == nil && row.faults.isEmpty)
  }

  @Test("A requirement has its tests and the faults that none of them notices")
  func faults() throws {
    var page = ReportPage.sample
    page.exercises = ["mvp": ["P-7": "compare exercise start"]]
    let faults = try #require(FaultContent(of: page))
    let requirements = try #require(faults.rows[1].requirements)
    #expect(requirements.count == 32)
    #expect(requirements.compactMap(\.exercise) == ["compare exercise start"])
    let broken = try #require(requirements.first { !$0.faults.isEmpty })
    #expect(broken.text == "Tests without a screen find 180 of 300 mistakes.")
    #expect(broken.tests == ["P-6, P-7: saves"] && broken.faults == [0])
    #expect(requirements[0].text == "No mistake breaks it." && requirements[0].faults.isEmpty)
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
          replacement: replacement, requirements: [], scenario: "s"), in: lines,
        files: ["a.swift"], scenarios: ["s"])
    }
    let alone = fault("guard isLoaded", 2)
    #expect(alone.before == ["guard isLoaded else { return }"] && alone.after == [])
    let one = fault("guard hasAppeared", 4)
    #expect(one.before == ["guard isOpen,", "  let name, hasAppeared", "else {", "  return", "}"])
    #expect(one.after == ["guard isOpen,", "  let name", "else {", "  return", "}"])
    let sum = fault("count += 1", 8, "count -= 1", by: "arithmetic")
    #expect(sum.before == ["count += 1"] && sum.after == ["count -= 1"] && sum.line == 8)
    let unknown = fault("a", 99, "b", by: "arithmetic")
    #expect(unknown.before == ["a"] && unknown.after == ["b"])
  }

  @Test(
    "Below the squares stand the hand-written faults, and mutants that broke fewer requirements")
  func faultNotes() throws {
    var page = ReportPage.sample
    page.comparison.architectures[1].mutation?.figures.cutShort = 6
    let notes = try #require(FaultContent(of: page)).notes
    try #require(notes.count == 2)
    #expect(notes[0].hasSuffix(" 4 of 6 are found only with a screen: MVC 3 of 3, MVP 1 of 3."))
    #expect(
      notes[1].hasPrefix("Mutants with which a scenario did not come to an end: MVP 6. "))
    for index in page.comparison.architectures.indices {
      page.comparison.architectures[index].mutation = nil
    }
    #expect(FaultContent(of: page)?.notes == [])
  }

  @Test("A count has its difference to the baseline, a time its ratio, its interval and a mark")
  func costs() throws {
    let costs = CostContent.all(of: .sample, baseline: "mvc")
    #expect(costs.map(\.id) == [.greetingTap, .nameRefused])
    #expect(
      costs[0].measures.map(\.figure.id)
        == (Figure.mainCounts + [Counter.liveBytes.total]).map(\.id) + ["time"])
    let allocations = try #require(costs[0].measures.first { $0.figure.id == "allocations" })
    #expect(allocations.figure.values == ["mvc": .count(4), "mvp": .count(5)])
    #expect(allocations.controls == ["floor": .count(0), "again": .count(4)])
    #expect(allocations.notes == ["floor": "−4", "mvp": "+1", "again": "="])
    #expect(allocations.intervals.isEmpty)
    let times = try costs.map { try #require($0.measures.last) }
    #expect(
      times[0].notes == ["floor": "×0.10", "mvc": "×1", "mvp": "≈1.02", "again": "≈1.01"])
    #expect(times[1].notes == ["mvc": "×1", "mvp": "×10.00"])
    #expect(times[0].figure.best == ["mvc", "mvp"] && times[1].figure.best == ["mvc"])
    #expect(times[0].intervals["mvc"] == "118–122")
    #expect(times[0].intervals["mvp"] == "121–125; ×1.000–1.040")
    #expect(costs[1].measures.filter { !$0.figure.values.isEmpty }.map(\.figure.id) == ["time"])
  }

  @Test("Each interaction says once what the floor and the models take in every architecture")
  func commonWork() {
    var comparison = Comparison.sample
    var models = DispatchFigures()
    models.counts = Counts([.instructions: 1_200])
    comparison.controls.models = [.greetingTap: models]
    comparison.controls.floor?[.greetingTap]?.counts = Counts([.instructions: 345])
    #expect(
      CostContent.all(of: comparison, baseline: "mvc").map(\.remarks) == [
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
}
