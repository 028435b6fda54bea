/// The choice of the rows whose instructions are counted in several layouts.
///
/// All rows that are not chosen are counted in the program's own layout only. A row holds the
/// figures of one interaction in one architecture or control. A layout is the order in which the
/// linker places functions and data.
package enum LayoutCounting: Sendable {
  case none
  case allRows
  /// The rows that have more instructions than a limit, which is set for each row.
  ///
  /// A row without a limit is counted in the program's own layout only.
  case rowsAbove([MeasuredWork: Int])
}
