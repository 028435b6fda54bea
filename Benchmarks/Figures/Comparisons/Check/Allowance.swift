import Costs

/// The range of the counts that are taken as equal to the count of the kept run.
///
/// The kept run is an earlier run that was saved in a file. For every counter except
/// `instructions`, the range holds only the count of the kept run.
///
/// Instructions are counted in several layouts of the program. A layout is the order in which the
/// linker places functions and data. The range begins at the smallest number of instructions in the
/// layouts of the kept run, and ends at the greatest of three numbers: 0.05% above the smallest
/// number; the largest number, but no more than 1% above the smallest; and the middle between them.
struct Allowance {
  /// The smallest count in the range; a smaller count is reported as shrunk.
  let least: Int
  /// The largest count in the range; a greater count is reported as grown.
  let most: Int
  /// The counts that the same code may have in any one layout.
  private let inAnyLayout: ClosedRange<Int>

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
      inAnyLayout = kept...kept
      return
    }
    least = layouts.low
    // Of several layouts of the same code, some always lie in the lower half. A larger allowance
    // would hide growth by as much as the whole range. But other names and unused code can move all
    // layouts of a row at once: by up to 0.5% in rows that move much with the layout, and by up to
    // 0.04% in the others. Counts in a damaged file may be too far apart for a difference in `Int`.
    let (low, high) = (Int128(layouts.low), Int128(max(layouts.low, layouts.high)))
    let slack = max(max(low, 0) / 2_000, min(high - low, max(low, 0) / 100))
    most = Int(clamping: max((low + high) / 2, low + slack))
    inAnyLayout = Int(clamping: low - slack)...Int(clamping: high + slack)
  }

  /// Returns true if the same code may have a count in one layout, which may be an unlucky one.
  func mayBe(_ count: Int) -> Bool { inAnyLayout.contains(count) }
}
