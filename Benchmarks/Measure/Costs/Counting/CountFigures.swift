import Reports
import Terminal

extension Figure<DispatchFigures> {
  /// The instructions that an architecture adds to an interaction.
  package static var netInstructions: Self {
    Self(
      "instructions.net", "net instructions", column: "net", unit: "instructions", better: .less,
      sameness: .ofCosts, hasRanges: true,
      """
      The number of instructions, minus the instructions of the floor (the screen without an \
      architecture), and minus the instructions of the models' own work.
      """
    ) { figures in
      (figures.net?[.instructions]).map { Value($0, in: figures.netInstructionsInLayouts) }
    }
  }

  package static var time: Self {
    Self(
      "time", "time", unit: "ns", better: .less, sameness: .ofCosts, hasRanges: true,
      """
      The time of one interaction: the measured time of the baseline, multiplied by the ratio.
      """
    ) { figures in
      figures.nanoseconds.map {
        Value($0.value, low: $0.low, high: $0.high, text: $0.value.threeDigits)
      }
    }
  }

  package static var timeRatio: Self {
    Self(
      "time-ratio", "time ratio", column: "ratio", unit: "×", better: .less, sameness: .ofCosts,
      hasRanges: true,
      """
      The time divided by that of the baseline in the same round. If the same code is built again, \
      95 of 100 ratios should lie in the 95% interval.
      """
    ) { figures in
      figures.ratio.map { Value($0.value, low: $0.low, high: $0.high, text: $0.value.fixed(2)) }
    }
  }

  /// The figures that tables and charts of counts begin with.
  package static var mainCounts: [Self] {
    [netInstructions] + [Counter.dynamicHops, .retains, .weakLoads, .allocations].map(\.total)
  }

  /// The figures of the other counts.
  package static var furtherCounts: [Self] {
    [Counter.instructions, .runtimeInstructions, .releases, .allocatedBytes, .liveBytes]
      .map(\.total)
  }
}

extension Value {
  /// Creates the value of a count, with its range over the layouts of the program if it is known.
  init(_ count: Int, in layouts: CountRange?) {
    self.init(
      Double(count), low: layouts.map { Double($0.low) }, high: layouts.map { Double($0.high) },
      text: count.grouped)
  }
}
