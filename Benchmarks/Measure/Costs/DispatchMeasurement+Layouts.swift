import Foundation

extension DispatchMeasurement {
  /// The number of copies of the program in which instructions are counted.
  ///
  /// Each copy has another layout, the order in which the linker places functions and data.
  static let layoutsForCounts = 8

  private var copiesForCounts: ArraySlice<URL> { layouts.copies.prefix(Self.layoutsForCounts) }

  /// Counts the chosen variants in other layouts, too, and sets their `instructionsInLayouts`.
  ///
  /// ``layoutCounting`` chooses the variants. The range of a variant, from the smallest to the
  /// largest number of instructions, includes the number in the program's own layout. So the
  /// variants must already be counted in the program's own layout.
  mutating func countInLayouts(_ progress: (String) -> Void) throws {
    // Without fixed addresses, instructions differ from process to process in one layout, too.
    guard hasFixedAddresses else { return }
    let ids = Dictionary(
      uniqueKeysWithValues: experiments.map { experiment in
        let chosen = experiment.countedVariants.filter { isCountedInLayouts($0, of: experiment) }
        return (experiment.id, Set(chosen.map(\.id)))
      })
    guard ids.values.contains(where: { !$0.isEmpty }) else { return }
    var counted = [figures.mapValues { $0.mapValues(\.counts) }]
    let copies = copiesForCounts
    for (index, copy) in copies.enumerated() {
      let known = notes.count
      counted.append(
        try counts(by: copy, where: { ids[$0.id]?.contains($1.id) ?? false }) {
          progress("\($0), in layout \(index + 1) of \(copies.count)")
        })
      for new in notes.indices.dropFirst(known) {
        notes[new] = "In the layout of seed \(index + 1), \(notes[new])"
      }
    }
    guard counted.count > 1 else { return }
    for (experiment, variants) in figures {
      for variant in variants.keys where ids[experiment]?.contains(variant) ?? false {
        let counts = counted.compactMap { $0[experiment]?[variant]?[.instructions] }
        guard let low = counts.min(), let high = counts.max() else { continue }
        figures[experiment]?[variant]?.instructionsInLayouts = CountRange(low: low, high: high)
      }
    }
  }

  private func isCountedInLayouts(_ variant: Variant, of experiment: Experiment) -> Bool {
    switch layoutCounting {
    case .none: return false
    case .allRows: return true
    case .rowsAbove(let limits):
      let limit =
        experiment.isAboutScreens
        ? limits[variant.id]?[experiment.id] : limits[experiment.id]?[variant.id]
      guard let limit, let count = figures[experiment.id]?[variant.id]?.counts[.instructions]
      else { return false }
      return count > limit
    }
  }

  /// The note that says why `instructionsInLayouts` are null; `nil` if they are not, or if no row
  /// had to be counted in other layouts.
  var noteOnLayouts: String? {
    if case .none = layoutCounting { return nil }
    guard InstructionRecorder.isAvailable, hasFixedAddresses else {
      return "\(DispatchRun.layoutsKey) are null, since the counter instructions is null."
    }
    guard copiesForCounts.isEmpty else { return nil }
    return """
      \(DispatchRun.layoutsKey) are null, since no copies of this program can be linked in other \
      layouts: \(layouts.problem ?? "no copy was asked for")
      """
  }
}
