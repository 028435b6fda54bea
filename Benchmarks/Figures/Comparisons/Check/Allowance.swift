import Costs

/// The range of the counts that are taken as equal to the count of the kept run, by ``rule``.
///
/// The kept run is an earlier run that was saved in a file.
struct Allowance {
  /// The rule in words, as reports and documents have it.
  static let rule = """
    No count but instructions may be above that of the kept run. A run that is kept counts \
    instructions in several layouts of the program. They may be 0.05% above the smallest of these \
    counts; where the counts differ from layout to layout, as large as the largest, but at most 1% \
    above the smallest, or in the middle between the two if that is more. Without several layouts \
    they may not grow at all.
    """

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

  /// The part of the least count by which a count may grow; `nil` if that count is not above 0.
  var share: Double? { least > 0 ? (Double(most) - Double(least)) / Double(least) : nil }

  /// Returns true if the same code may have a count in one layout, which may be an unlucky one.
  func mayBe(_ count: Int) -> Bool { inAnyLayout.contains(count) }
}
