import Figures
import Testing

@testable import Costs
@testable import Page
@testable import Testability

@Suite("The criteria of the page")
struct CriterionContentTests {
  @Test("Each criterion has a number and a text for each architecture that was measured")
  func values() throws {
    let criteria = CriterionContent.all(of: ReportPage.several.comparison)
    #expect(
      criteria.map(\.id) == [
        "codeLines", "found", "needView", "instructions", "bytes", "testLines",
      ])
    #expect(
      criteria.map { $0.values["mvp"]?.text } == ["500", "60.0%", "40", "2,000", "800", "900"])
    #expect(criteria.map { $0.values["mvp"]?.number } == [500, 0.6, 40, 2_000, 800, 900])
    #expect(criteria.map(\.isBetterIfLower) == [true, false, true, true, true, true])
  }

  @Test("More lines of tests and the number of faults are no aims; the share of faults is one")
  func aims() {
    let criteria = CriterionContent.all(of: ReportPage.several.comparison)
    #expect(criteria.filter { $0.aim.isEmpty }.map(\.id) == ["needView", "testLines"])
  }

  @Test("Shares within a percentage point are about the same, and lines that differ are not")
  func same() {
    var comparison = ReportPage.several.comparison
    comparison.architectures[1].mutation?.figures.faultsThatNeedView = 41
    comparison.architectures[3].mutation?.figures.faultsThatNeedView = 42
    let criteria = CriterionContent.all(of: comparison)
    let found = criteria.first { $0.id == "found" }?.values
    let (mvp, lean, large) = ("mvp", comparison.architectures[2].id, comparison.architectures[3].id)
    #expect(found?[mvp]?.same == [lean, large])
    #expect(found?[lean]?.same == [mvp] && found?[large]?.same == [mvp])
    #expect(found?["mvc"]?.same == [])
    #expect(criteria[0].values.values.allSatisfy { $0.same.isEmpty })
  }

  @Test("Instructions that a layout of the program can move are about the same")
  func layouts() {
    var comparison = ReportPage.several.comparison
    for (index, net) in [1_000, 1_040, 1_041].enumerated() {
      let place = comparison.architectures[index].dispatch?
        .firstIndex { $0.interaction == "name-saved" }
      guard let place else { continue }
      comparison.architectures[index].dispatch?[place].counts = Counts([.instructions: 40_000])
      comparison.architectures[index].dispatch?[place].net = Counts([.instructions: net])
    }
    let values = CriterionContent.all(of: comparison).first { $0.id == "instructions" }?.values
    #expect(values?["mvc"]?.same == ["mvp"])
    #expect(values?["mvp"]?.same == ["mvc", comparison.architectures[2].id])
  }

  @Test("An architecture without a figure is left out and has no 0")
  func missing() {
    var comparison = ReportPage.several.comparison
    comparison.architectures[1].mutation = nil
    comparison.architectures[1].dispatch = nil
    let criteria = CriterionContent.all(of: comparison)
    #expect(criteria.filter { $0.values["mvp"] != nil }.map(\.id) == ["codeLines", "testLines"])
    #expect(criteria.allSatisfy { $0.values.count >= 4 })
  }
}
