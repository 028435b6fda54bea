extension Comparison {
  /// One section per interaction, one row per architecture and per control of the experiment.
  func dispatchTable(baseline: Entry) -> Table {
    Table(
      title: "Dispatch cost",
      columns: ["time, ns", "95% interval", "ratio", "95% interval", "allocations"].map {
        Table.Column(title: $0)
      },
      sections: interactions.map { interaction in
        Table.Section(title: interaction, rows: dispatchRows(of: interaction, baseline: baseline))
      })
  }

  /// The names of the interactions, in the order in which they were measured.
  private var interactions: [String] {
    var names: [String] = []
    for name in architectures.flatMap({ $0.dispatch ?? [] }).map(\.interaction)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private func dispatchRows(of interaction: String, baseline: Entry) -> [Table.Row] {
    func figures(in all: [DispatchFigures]?) -> DispatchFigures? {
      all?.first { $0.interaction == interaction }
    }
    let again = figures(in: controls.again)
    let compared = architectures.map { figures(in: $0.dispatch) }
    let best = BestDispatch(of: compared.compactMap { $0 })
    var rows: [Table.Row] = []
    if let floor = figures(in: controls.floor) {
      rows.append(Table.Row(label: "floor", cells: Self.dispatchCells(floor)))
    }
    for (entry, figures) in zip(architectures, compared) {
      let isBaseline = entry.id == baseline.id
      rows.append(
        Table.Row(
          label: entry.name + (isBaseline ? " (baseline)" : ""),
          cells: Self.dispatchCells(
            figures, again: again, best: best, isBaseline: isBaseline)))
      if isBaseline, let again {
        rows.append(
          Table.Row(
            label: "\(entry.name) again", cells: Self.dispatchCells(again, again: again)))
      }
    }
    return rows
  }

  private static func dispatchCells(
    _ figures: DispatchFigures?, again: DispatchFigures? = nil, best: BestDispatch? = nil,
    isBaseline: Bool = false
  ) -> [Table.Cell] {
    guard let figures else { return Array(repeating: .notMeasured, count: 5) }
    let time = figures.nanoseconds
    let ratio = figures.ratio
    let allocations = figures.counts[.allocations]
    let isNear = !isBaseline && (ratio?.isWithinNoise(of: again?.ratio) ?? false)
    return [
      cell(time?.median.threeDigits, isBest: best?.includes(time) ?? false),
      cell(time.map { "\($0.low.threeDigits)–\($0.high.threeDigits)" }),
      cell(ratio.map { isBaseline ? "1" : (isNear ? "≈" : "") + $0.value.fixed(2) }),
      isBaseline
        ? Table.Cell(text: "") : cell(ratio.map { "\($0.low.fixed(3))–\($0.high.fixed(3))" }),
      cell(
        allocations?.grouped,
        isBest: allocations.flatMap { count in best?.includes(allocations: count) } ?? false),
    ]
  }

  private static func cell(_ text: String?, isBest: Bool = false) -> Table.Cell {
    text.map { Table.Cell(text: $0, isBest: isBest) } ?? .notMeasured
  }
}

/// The best of several architectures in one interaction.
private struct BestDispatch {
  private let time: Estimate?
  private let allocations: Int?

  init(of figures: [DispatchFigures]) {
    let times = figures.compactMap(\.nanoseconds)
    let fastest = times.min { $0.median < $1.median }
    // Where nothing is slower than the fastest for sure, nothing is best.
    time = fastest.flatMap { fastest in
      times.allSatisfy { $0.low <= fastest.high } ? nil : fastest
    }
    let counts = figures.compactMap { $0.counts[.allocations] }
    allocations = Set(counts).count > 1 ? counts.min() : nil
  }

  func includes(_ estimate: Estimate?) -> Bool {
    guard let estimate, let time else { return false }
    return estimate.low <= time.high
  }

  func includes(allocations count: Int) -> Bool {
    count == allocations
  }
}

extension Comparison {
  /// What the words of the dispatch table mean.
  func dispatchExplanations(baseline: Entry) -> [Report.Explanation] {
    let name = baseline.name
    let words = [
      ("time, ns", "Median time of one interaction; * marks all that may be the fastest."),
      ("95% interval", "Holds the true value in 95 of 100 cases."),
      (
        "ratio",
        """
        Time compared with \(name), round by round; ≈ where the difference is within noise, \
        which is what \(name) differs from itself.
        """
      ),
      ("allocations", "Blocks of memory that one interaction allocates."),
      ("floor", "The same control, whose action sets the label directly: no architecture."),
      ("\(name) again", "The baseline measured a second time: it should be ≈1."),
    ]
    let known = interactions.compactMap { id in
      Self.interactionMeanings[id].map { (id, $0) }
    }
    return (known + words).map { Report.Explanation(term: $0.0, meaning: $0.1) }
  }

  private static let interactionMeanings = [
    "greeting-tap": "Tapping the button, up to the greeting on the screen.",
    "profile-cached": "Showing a cached profile on a screen that is built already.",
    "name-refused": "Ending editing with a name that is refused, up to the reason on the screen.",
    "name-saved":
      "Ending editing with a new name, up to the saved name on the screen; the service answers at once.",
    "profile-build-drop": "Building a profile screen with its view, and dropping it.",
  ]
}
