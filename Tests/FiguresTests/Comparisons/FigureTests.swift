import Samples
import Testability
import Testing

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
    #expect(Value.share(part, of: whole)?.text == text)
  }

  @Test("There is no share of nothing")
  func nothing() {
    #expect(Value.share(0, of: 0) == nil)
  }

  private let size = Figure<Int?>(
    "size", "size", unit: "lines", better: .less, sameness: .factor(1.1), "A size."
  ) { $0.map { .count($0) } }

  @Test("All that are the same as the least, or as the most, are found")
  func extremes() {
    #expect(size.least(of: [nil, 100, 110, 111, 200]) == [100, 110])
    #expect(size.most(of: [nil, 100, 185, 200]) == [185, 200])
    #expect(size.least(of: [nil]).isEmpty)
  }

  @Test("A value that was not measured is neither less nor a cell with a number")
  func missing() {
    #expect(!size.isLess(nil, than: 5) && !size.isLess(5, than: nil))
    #expect(size.row(of: [nil, 1200]).cells == [.notMeasured, Table.Cell(text: "1,200")])
  }

  @Test(
    "When two values are the same",
    arguments: [
      (Sameness.exact, 100, 101, false), (.exact, 100, 100, true), (.factor(1.13), 100, 113, true),
      (.factor(1.13), 100, 114, false), (.difference(5), 30, 35, true),
      (.difference(5), 30, 36, false), (.factor(2.4), -10, 10, false), (.factor(2.4), 10, 24, true),
    ])
  func sameness(rule: Sameness, one: Int, other: Int, areSame: Bool) {
    #expect(rule.areSame(.count(one), .count(other)) == areSame)
    #expect(rule.areSame(.count(other), .count(one)) == areSame)
  }

  @Test("Values whose ranges overlap are the same by any rule")
  func ranges() {
    let (low, high) = (
      Value(100, low: 90, high: 150, text: ""), Value(200, low: 150, high: 250, text: "")
    )
    #expect(Sameness.exact.areSame(low, high))
    #expect(Sameness.exact.isLess(Value(100, low: 90, high: 149, text: ""), than: high))
  }

  @Test("Files per requirement are the mean over the requirements that mistakes break")
  func filesPerRequirement() {
    var entry = Comparison.Entry.mvp
    #expect(EntryFigure.filesPerRequirement.text(of: entry) == "2.0")
    entry.mutation?.requirements[0].effectiveFiles = 3.5
    #expect(EntryFigure.filesPerRequirement.value(entry) == Value(2.75, text: "2.8"))
    entry.mutation?.requirements = []
    #expect(EntryFigure.filesPerRequirement.value(entry) == nil)
  }

  @Test("A figure is explained with its unit, its better values and its rule")
  func explanation() {
    #expect(
      size.explanation == """
        size: size

        A size.

        Unit: lines. Less is better.
        Values are the same within 10%.

        """)
  }

  @Test("Figures with one id are the same figure, and a group is not empty")
  func catalog() {
    #expect(FigureGroup.all.allSatisfy { !$0.figures.isEmpty })
    for (id, figures) in Dictionary(grouping: EntryFigure.used, by: \.id) {
      #expect(Set(figures.map(\.explanation)).count == 1, "\(id)")
    }
    let names = FigureGroup.explanations.map(\.name)
    #expect(Set(names).count == names.count && names.contains("time"))
  }
}
