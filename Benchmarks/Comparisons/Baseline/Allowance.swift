import DispatchCosts

/// The range in which a count has neither grown nor shrunk since a kept run, an earlier run that
/// was saved in a file.
///
/// For every counter except instructions, the range holds only the count of the kept run. For
/// instructions, the range goes from the smallest number in several layouts of the kept run to the
/// middle between the smallest and the largest number, or to 1% above the smallest number if that is
/// more. A layout is the order in which the linker places functions and data.
struct Allowance {
  /// The smallest count in the range; a smaller count has shrunk.
  let least: Int
  /// The largest count in the range; a greater count fails the check.
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
    // layouts of a row at once: in ten builds by at most 0.5%, so 1% is always allowed. Counts in a
    // damaged file may be too far apart for a difference in `Int`.
    let low = Int128(layouts.low)
    let middle = (low + Int128(layouts.high)) / 2
    most = Int(clamping: max(middle, low + low / 100))
  }
}
