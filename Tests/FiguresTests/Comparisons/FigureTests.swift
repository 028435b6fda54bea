import Interactions
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Terminal

@Suite("Figures of a table")
struct FigureTests {
  @Test(
    "Thousands are separated by commas",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (123_456, "123,456"), (1_234_567, "1,234,567"),
      (-1000, "-1,000"),
    ])
  func grouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(
    "Times have about three digits that count",
    arguments: [
      (0, "0.00"), (1.234, "1.23"), (9.996, "10.0"), (12.34, "12.3"), (99.96, "100"),
      (123.4, "123"), (12_345.6, "12,346"),
    ])
  func threeDigits(number: Double, text: String) {
    #expect(number.threeDigits == text)
  }

  @Test(
    "A share is 100% only of the whole",
    arguments: [(0, 7, "0.0%"), (1, 3, "33.3%"), (9999, 10_000, "99.9%"), (7, 7, "100.0%")])
  func share(part: Int, whole: Int, text: String) {
    #expect(FigureValue.share(part, of: whole)?.text == text)
  }

  @Test("There is no share and no multiple of nothing")
  func nothing() {
    #expect(FigureValue.share(0, of: 0) == nil)
    #expect(FigureValue.multiple(3, of: 0) == nil)
  }

  @Test("A multiple says how many times it is")
  func multiple() {
    #expect(FigureValue.multiple(46, of: 30)?.text == "×1.53")
  }

  @Test(
    "The lowest or the highest is best, all of them if several are, none if all are",
    arguments: [
      (BestValue.lowest, [3, 1, 2], [false, true, false]),
      (.highest, [3, 1, 3], [true, false, true]), (.lowest, [2, 2], [false, false]),
      (.lowest, [2], [false]), (nil, [1, 2], [false, false]),
    ])
  func best(best: BestValue?, values: [Int], marks: [Bool]) {
    let figure = Figure<Int>("value", "A value.", best: best) { .count($0) }
    #expect(figure.row(of: values).cells.map(\.isBest) == marks)
  }

  @Test("What is not measured is not best")
  func missing() {
    let figure = Figure<Int?>("value", "A value.", best: .lowest) { $0.map { .count($0) } }
    let cells = figure.row(of: [nil, 5, 6]).cells
    #expect(cells[0] == .notMeasured)
    #expect(cells.map(\.isBest) == [false, true, false])
  }
}

@Suite("What the rows of dispatch mean")
struct DispatchTermTests {
  @Test("Every interaction that is measured is explained")
  func interactions() {
    let names = allInteractions.map { $0.id }
    var baseline = Comparison.Entry.mvc
    baseline.dispatch = names.map { DispatchFigures(interaction: $0) }
    var comparison = Comparison.sample
    comparison.architectures = [baseline]
    let terms = comparison.report(baselineID: "mvc").legend.map(\.term)
    #expect(Set(names).isSubset(of: terms))
  }

  @Test("Every row of the table of bindings is explained, if the run has the row")
  func bindings() {
    var comparison = Comparison.sample
    func terms() -> Set<String> {
      Set(comparison.report(baselineID: "mvc").legend.map(\.term))
    }
    // The words of the table itself explain the closure and the observers.
    let others = ComparedBinding.all.filter {
      $0.id != "closure" && !$0.id.hasPrefix("observers-")
    }
    let names = Set(others.map(\.name))
    #expect(terms().contains("Bindings"))
    #expect(terms().isDisjoint(with: names))
    comparison.controls.bindings = ComparedBinding.all.map { DispatchFigures(interaction: $0.id) }
    #expect(terms().isSuperset(of: names))
    comparison.controls.bindings = nil
    #expect(!terms().contains("Bindings"))
  }
}
