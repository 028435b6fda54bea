import Interactions
import Reports
import Samples
import Testing

@testable import Costs
@testable import Figures

@Suite("The rows of dispatch costs")
struct DispatchRowTests {
  private static let retains = Counter.retains.total

  @Test("A count has a difference to the baseline's, unless it is the baseline's or missing")
  func differences() {
    let rows = rows(of: [50, 54, 48, 50, nil, 1_050].map { figures(retains: $0) })
    #expect(
      rows.map { $0.differenceText(in: Self.retains) } == [nil, "+4", "−2", "=", nil, "+1,000"])
  }

  @Test("Nothing differs from a baseline without the count, or if there is no baseline")
  func noBaseline() {
    let rows = rows(of: [nil, 54].map { figures(retains: $0) })
    #expect(rows.map { $0.differenceText(in: Self.retains) } == [nil, nil])
    let unrelated = DispatchReport(of: .sample, baselineID: "none").rows(of: .greetingTap)
    let allocations = Counter.allocations.total
    #expect(unrelated.map { $0.differenceText(in: allocations) } == [nil, nil, nil])
  }

  @Test("The floor has a difference to the baseline")
  func floor() throws {
    let rows = DispatchReport(of: .sample, baselineID: "mvc").rows(of: .greetingTap)
    let allocations = Counter.allocations.total
    // The rows are the floor, the baseline, the baseline again, and MVP.
    #expect(rows.map { $0.differenceText(in: allocations) } == ["−4", nil, "=", "+1"])
  }

  /// Returns the rows of architectures with these figures; the first architecture is the baseline.
  private func rows(of figures: [DispatchFigures]) -> [DispatchRow] {
    var comparison = Comparison.sample(of: figures.count)
    comparison.controls = .init()
    for (index, figures) in figures.enumerated() {
      comparison.architectures[index].dispatch = [.greetingTap: figures]
    }
    return DispatchReport(of: comparison, baselineID: comparison.architectures[0].id)
      .rows(of: .greetingTap).filter { row in
        if case .architecture = row.subject { true } else { false }
      }
  }

  private func figures(retains: Int?) -> DispatchFigures {
    var figures = DispatchFigures()
    figures.counts[.retains] = retains
    return figures
  }
}
