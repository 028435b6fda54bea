import Foundation

extension DispatchMeasurement {
  /// The number of copies of the program, in other layouts, in which instructions are counted.
  ///
  /// A layout is the order in which the linker places functions and data.
  static let layoutsForCounts = 8

  private var copiesForCounts: ArraySlice<URL> { layouts.copies.prefix(Self.layoutsForCounts) }

  /// Counts every variant in other layouts, too, and keeps the smallest and the largest number of
  /// instructions of each.
  ///
  /// The numbers in the program's own layout, which must be known by now, are included.
  mutating func countInLayouts(_ progress: (String) -> Void) throws {
    // Without fixed addresses, instructions differ from process to process in one layout, too.
    guard hasFixedAddresses else { return }
    var counted = [figures]
    for (index, copy) in copiesForCounts.enumerated() {
      var other = self
      other.countingProgram = copy
      other.notes = []
      try other.count {
        progress("\($0), in layout \(index + 1) of \(copiesForCounts.count)")
      }
      notes += other.notes.map { "In the layout of seed \(index + 1), \($0)" }
      counted.append(other.figures)
    }
    guard counted.count > 1 else { return }
    for (experiment, variants) in figures {
      for variant in variants.keys {
        let counts = counted.compactMap { $0[experiment]?[variant]?.counts[.instructions] }
        guard let low = counts.min(), let high = counts.max() else { continue }
        figures[experiment]?[variant]?.instructionsInLayouts = CountRange(low: low, high: high)
      }
    }
  }

  /// The note that says how `instructionsInLayouts` were found, or why they are null.
  var noteOnLayouts: String {
    guard countsLayouts else {
      return """
        instructionsInLayouts are null: instructions were counted in one layout only. To count \
        them in several, run: compare dispatch --save FILE
        """
    }
    guard InstructionRecorder.isAvailable, hasFixedAddresses else {
      return "instructionsInLayouts are null, since the instructions are null."
    }
    // The reason is in the notes on times, which need the same copies.
    guard !copiesForCounts.isEmpty else {
      return """
        instructionsInLayouts are null, since no copies of this program can be linked in other \
        layouts.
        """
    }
    return """
      instructionsInLayouts: the smallest and the largest number of instructions in this program \
      and in \(copiesForCounts.count) copies of it in other layouts, linked with the seeds 1 to \
      \(copiesForCounts.count). A layout is the order in which the linker places functions and \
      data.
      """
  }
}
