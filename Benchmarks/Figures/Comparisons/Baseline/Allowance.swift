import Costs

/// The range of the counts that are taken as equal to the count of the kept run.
///
/// The kept run is an earlier run that was saved in a file. For every counter except
/// `instructions`, the range holds only the count of the kept run.
///
/// Instructions are counted in several layouts of the program. A layout is the order in which the
/// linker places functions and data. The range begins at the smallest number of instructions in the
/// layouts of the kept run. If the numbers in all layouts are equal, the range ends 0.1% above this
/// number. If the numbers differ, the range ends 1% above the smallest number, or in the middle
/// between the smallest and the largest number, whichever is greater.
struct Allowance {
  /// The smallest count in the range; a smaller count is reported as shrunk.
  let least: Int
  /// The largest count in the range; a greater count is reported as grown.
  let most: Int

  /// Creates the range of the counts that a counter may have in an interaction.
  ///
  /// - Parameters:
  ///   - counter: The counter.
  ///   - kept: The counter's count in the kept run.
  ///   - layouts: The smallest and the largest number of instructions in several layouts of the
  ///     kept run; `nil` if these numbers are not known. With `nil`, instructions may not grow.
  init(of counter: Counter, kept: Int, layouts: CountRange?) {
    guard counter == .instructions, let layouts else {
      least = kept
      most = kept
      return
    }
    least = layouts.low
    // Of several layouts of the same code, some always lie in the lower half. A larger allowance
    // would hide growth by as much as the whole range. But other names and unused code can move all
    // layouts of a row at once: by up to 0.5% in rows that move with the layout, and by up to 0.04%
    // in the others. Counts in a damaged file may be too far apart for a difference in `Int`.
    let low = Int128(layouts.low)
    let middle = (low + Int128(layouts.high)) / 2
    let share = low / (layouts.low == layouts.high ? 1_000 : 100)
    most = Int(clamping: max(middle, low + share))
  }
}
