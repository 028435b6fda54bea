import DispatchCosts

/// The counts of a new run that are neither growth nor shrinkage against the count of a kept run.
///
/// Only instructions may differ from the kept count, within the range over layouts of the kept run.
/// A layout is the order in which the linker places functions and data.
struct Allowance {
  /// The smallest count that is not counted as shrunk.
  let least: Int
  /// The largest count that passes the check.
  let most: Int

  /// Creates the allowance of a counter in an interaction.
  ///
  /// - Parameters:
  ///   - counter: The counter.
  ///   - kept: The counter's count in the kept run.
  ///   - layouts: The numbers of instructions of the interaction in several layouts of the kept
  ///     run; `nil` if they are not known, so that not even instructions may grow.
  init(of counter: Counter, kept: Int, layouts: CountRange?) {
    guard counter == .instructions, let layouts else {
      least = kept
      most = kept
      return
    }
    least = layouts.low
    most = layouts.high
  }
}
