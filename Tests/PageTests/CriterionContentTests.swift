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

  @Test("Instructions that the layout of the program moves are a range")
  func layouts() {
    var comparison = ReportPage.several.comparison
    let place = comparison.architectures[1].dispatch?
      .firstIndex { $0.interaction == "name-saved" }
    guard let place else { return }
    comparison.architectures[1].dispatch?[place].counts = Counts([.instructions: 40_000])
    comparison.architectures[1].dispatch?[place].instructionsInLayouts =
      CountRange(low: 39_000, high: 40_500)
    let values = CriterionContent.all(of: comparison).first { $0.id == "instructions" }?.values
    #expect(values?["mvp"]?.text == "1,000 to 2,500")
    #expect(values?["mvp"]?.number == 2_000 && values?["mvc"]?.text == "1,000")
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
