import Foundation

/// The choice of the rows whose instructions are counted in several layouts.
///
/// A row holds the figures of one interaction in one architecture or control. A layout is the order
/// in which the linker places functions and data.
package enum LayoutCounting: Sendable {
  case none
  case allRows
  /// The rows that have more instructions than a limit, which is set for each row.
  ///
  /// A row without a limit is counted in the program's own layout only.
  case rowsAbove([MeasuredWork: Int])
}

extension DispatchMeasurement {
  /// The number of copies of the program in which instructions are counted.
  static let layoutsForCounts = 8

  private var copiesForCounts: ArraySlice<URL> { layouts.copies.prefix(Self.layoutsForCounts) }

  /// Counts the chosen work in other layouts, too, and sets its `instructionsInLayouts`.
  ///
  /// ``layoutCounting`` chooses the work. The range, from the smallest to the largest number of
  /// instructions, includes the number in the program's own layout. So the work must already be
  /// counted in the program's own layout.
  mutating func countInLayouts(_ progress: (String) -> Void) throws {
    // Without fixed addresses, instructions differ from process to process in one layout, too.
    guard hasFixedAddresses else { return }
    let chosen = groups.flatMap(\.counted).filter { isCountedInLayouts($0) }
    let copies = copiesForCounts
    guard !chosen.isEmpty, !copies.isEmpty else { return }
    var counted = [figures.mapValues(\.counts)]
    for (index, copy) in copies.enumerated() {
      let known = notes.count
      counted.append(
        try counts(of: chosen, by: copy) {
          progress("\($0), in layout \(index + 1) of \(copies.count)")
        })
      for new in notes.indices.dropFirst(known) {
        notes[new] = "In the layout of seed \(index + 1), \(notes[new])"
      }
    }
    for work in chosen {
      let counts = counted.compactMap { $0[work]?[.instructions] }
      guard let low = counts.min(), let high = counts.max() else { continue }
      figures[work]?.instructionsInLayouts = CountRange(low: low, high: high)
    }
  }

  private func isCountedInLayouts(_ work: MeasuredWork) -> Bool {
    switch layoutCounting {
    case .none: false
    case .allRows: true
    case .rowsAbove(let limits):
      limits[work].map { (figures[work]?.counts[.instructions] ?? 0) > $0 } ?? false
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
