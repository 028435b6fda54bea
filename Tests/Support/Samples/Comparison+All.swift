import Architectures
import Costs
import Figures
import Reports
import Sizes
import Testability

extension Comparison {
  /// A comparison of all architectures, made by hand, in which no two have the same figures.
  package static var all: Comparison {
    var comparison = sample
    comparison.controls.floor = Entry.costs { interaction in
      var figures = DispatchFigures.sample(time: 12, ratio: 0.1)
      figures.counts = Counts([.instructions: 100_000, .allocations: 90])
      if interaction == .profileOpen { figures.counts[.liveBytes] = 5_184 }
      return figures
    }
    comparison.architectures = Architecture.all.enumerated().map { index, architecture in
      Entry(id: architecture.id, name: architecture.name, number: index)
    }
    return comparison
  }
}

extension Comparison.Entry {
  /// Returns figures of some interactions.
  fileprivate static func costs(
    _ figures: (Interaction) -> DispatchFigures
  ) -> [Interaction: DispatchFigures] {
    let interactions: [Interaction] = [.greetingTap, .profileOpen, .profileDrop, .nameSaved]
    return Dictionary(uniqueKeysWithValues: interactions.map { ($0, figures($0)) })
  }

  /// Creates an entry with every figure; the entry with the number 0 is the baseline.
  fileprivate init(id: String, name: String, number: Int) {
    self = number == 0 ? .mvc : .mvp
    self.id = id
    self.name = name
    let lines = 287 + 33 * number
    size?.total.codeLines = lines
    size?.features["Greeting"]?.codeLines = 31 + 4 * number
    size?.features["Profile"]?.codeLines = lines - 31 - 4 * number
    mutation = .sample(faults: 200 + 9 * number, needingView: 200 - 7 * number)
    coverage?.testCodeLines = 1_261 + 37 * number
    dispatch = Self.costs { interaction in
      let ratio = 1 + 0.07 * Double(number)
      var figures = DispatchFigures.sample(time: 1_000 * ratio, ratio: ratio)
      // Only an open screen is looked at for what it keeps.
      let counters = Counter.allCases.filter { $0 != .liveBytes || interaction == .profileOpen }
      figures.counts = Counts(
        Dictionary(uniqueKeysWithValues: counters.map { ($0, 94 + 3 * number) }))
      figures.counts[.instructions] = 103_151 + 2_311 * number
      if interaction == .profileOpen { figures.counts[.liveBytes] = 5_303 + 241 * number }
      figures.net = Counts([
        .instructions: 3_151 + 2_311 * number, .allocations: 4 + 3 * number,
      ])
      return figures
    }
  }
}
