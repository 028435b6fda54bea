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

  /// The note that says how `instructionsInLayouts` were found, or why they are null.
  var noteOnLayouts: String {
    switch layoutCounting {
    case .none:
      return """
        \(DispatchRun.layoutsKey) are null: instructions were counted in one layout only. A layout \
        is the order in which the linker places functions and data. To count instructions in \
        several layouts, run: compare dispatch --save FILE
        """
    case .rowsAbove where !copiesForCounts.isEmpty:
      return """
        \(DispatchRun.layoutsKey): the check compares the instructions of each row with the kept \
        run, an earlier run that was saved in a file. The rows that take more instructions than \
        the check allows were counted again, in \(copiesForCounts.count) other layouts. A layout \
        is the order in which the linker places functions and data. In all other rows, \
        instructionsInLayouts are null.
        """
    case .rowsAbove, .allRows: break
    }
    guard InstructionRecorder.isAvailable, hasFixedAddresses else {
      return "\(DispatchRun.layoutsKey) are null, since the counter instructions is null."
    }
    guard !copiesForCounts.isEmpty else {
      return """
        \(DispatchRun.layoutsKey) are null, since no copies of this program can be linked in other \
        layouts: \(layouts.problem ?? "no copy was asked for")
        """
    }
    return """
      \(DispatchRun.layoutsKey): the smallest and the largest number of instructions of a row, \
      counted in this program and in \(copiesForCounts.count) copies of it in other layouts. The \
      copies are linked with the seeds 1 to \(copiesForCounts.count). A layout is the order in \
      which the linker places functions and data. 'compare dispatch --check' also allows what other \
      names and unused code were seen to add in further builds: at most 0.5% in rows that move with \
      the layout, and 0.04% in the others. So it allows 1% and 0.1% more than the smallest number.
      """
  }
}
