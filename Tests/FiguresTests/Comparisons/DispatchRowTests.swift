import Reports
import Samples
import Testing

@testable import Costs
@testable import Figures

@Suite("The rows of dispatch costs")
struct DispatchRowTests {
  private static let retains = Counter.retains.columns[0]

  @Test("A count has a difference to the baseline's, unless it is the baseline's or missing")
  func differences() {
    let rows = rows(of: [50, 54, 48, 50, nil, 1_050].map { figures(retains: $0) })
    #expect(rows.map { $0.difference(in: Self.retains) } == [nil, 4, -2, 0, nil, 1_000])
    #expect(
      rows.map { $0.differenceText(in: Self.retains) } == [nil, "+4", "−2", "=", nil, "+1,000"])
  }

  @Test("Nothing differs from a baseline without the count, or if there is no baseline")
  func noBaseline() {
    let rows = rows(of: [nil, 54].map { figures(retains: $0) })
    #expect(rows.map { $0.difference(in: Self.retains) } == [nil, nil])
    let unrelated = Comparison.sample.dispatchRows(of: "greeting-tap", baseline: nil)
    let allocations = Counter.allocations.columns[0]
    #expect(unrelated.map { $0.difference(in: allocations) } == [nil, nil, nil])
  }

  @Test("The floor has a difference to the baseline, and is never best")
  func floor() throws {
    let baseline = try #require(Comparison.sample.architectures.first)
    let rows = Comparison.sample.dispatchRows(of: "greeting-tap", baseline: baseline)
    let allocations = Counter.allocations.columns[0]
    // The rows are the floor, the baseline, the baseline again, and MVP.
    #expect(rows.map { $0.difference(in: allocations) } == [-4, nil, 0, 1])
    #expect(rows.map { $0.isBest(in: allocations) } == [false, true, false, false])
  }

  @Test(
    "The lowest counts are best, unless all are equal",
    arguments: [
      ([50, 54, 50], [true, false, true]), ([50, 50], [false, false]),
      ([nil, 54, 50], [false, false, true]), ([nil, 50], [false, false]),
    ] as [([Int?], [Bool])])
  func bestCounts(retains: [Int?], marks: [Bool]) {
    let rows = rows(of: retains.map { figures(retains: $0) })
    #expect(rows.map { $0.isBest(in: Self.retains) } == marks)
  }

  @Test(
    "A time is best if its interval lies below another one, and no other one below it",
    arguments: [
      ([1...1.1, 1.2...1.3], [true, false]),
      ([1...1.2, 1.1...1.3], [false, false]),
      ([1...1.1, 1.05...1.15, 1.2...1.3], [true, true, false]),
      ([1...1.1, 1.15...1.18, 1.2...1.3], [true, false, false]),
      ([1...1.1, 1.05...1.25, 1.2...1.3], [true, false, false]),
      ([1.2...1.3, 1...1.1], [false, true]),
    ] as [([ClosedRange<Double>], [Bool])])
  func bestTimes(intervals: [ClosedRange<Double>], marks: [Bool]) {
    let rows = rows(
      of: intervals.enumerated().map { figures(retains: 50 + $0, ratio: $1) })
    #expect(rows.map(\.isBest) == marks)
  }

  @Test(
    "Of two architectures with equal counts both times are best, or neither",
    arguments: [
      ([1...1.1, 1.2...1.3], [false, false]),
      ([1...1.1, 1.2...1.3, 1.4...1.5], [true, true, false]),
      ([1...1.1, 1.2...1.3, 1.15...1.35], [false, false, false]),
      ([1...1.1, 1.2...1.3, 0.8...0.9], [false, false, true]),
    ] as [([ClosedRange<Double>], [Bool])])
  func equalCounts(intervals: [ClosedRange<Double>], marks: [Bool]) {
    // The first two have equal counts.
    let rows = rows(
      of: intervals.enumerated().map { figures(retains: $0 < 2 ? 50 : 60, ratio: $1) })
    #expect(rows.map(\.isBest) == marks)
  }

  @Test("Counts are equal only if the instructions are")
  func instructions() {
    var all = [1...1.1, 1.2...1.3].map { figures(retains: 50, ratio: $0) }
    all[0].counts[.instructions] = 23_875
    all[1].counts[.instructions] = 23_875
    #expect(rows(of: all).map(\.isBest) == [false, false])
    all[1].counts[.instructions] = 23_891
    #expect(rows(of: all).map(\.isBest) == [true, false])
  }

  @Test("Times without any counts are compared")
  func timesAlone() {
    let rows = rows(of: [1...1.1, 1.2...1.3].map { figures(retains: nil, ratio: $0) })
    #expect(rows.map(\.isBest) == [true, false])
  }

  /// Returns the rows of architectures with these figures; the first architecture is the baseline.
  private func rows(of figures: [DispatchFigures]) -> [DispatchRow] {
    var comparison = Comparison.sample(of: figures.count)
    comparison.controls = .init()
    for (index, figures) in figures.enumerated() {
      comparison.architectures[index].dispatch = [figures]
    }
    return comparison.dispatchRows(of: "greeting-tap", baseline: comparison.architectures[0])
      .filter { row in
        if case .architecture = row.subject { true } else { false }
      }
  }

  /// Returns figures with a number of retains and a ratio that has the given interval.
  private func figures(
    retains: Int?, ratio: ClosedRange<Double>? = nil
  ) -> DispatchFigures {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts[.retains] = retains
    figures.ratio = ratio.map {
      Ratio(value: ($0.lowerBound + $0.upperBound) / 2, low: $0.lowerBound, high: $0.upperBound)
    }
    return figures
  }
}
