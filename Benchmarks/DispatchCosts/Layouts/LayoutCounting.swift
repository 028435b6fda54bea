/// The rows of a run whose instructions are counted in several layouts, not only in the program's.
///
/// A row holds the figures of one interaction in one architecture or control. A layout is the order
/// in which the linker places functions and data.
package enum LayoutCounting: Sendable {
  case none
  case allRows
  /// The rows with more instructions than the limit that they have.
  ///
  /// The first key is the id of an architecture, `floor` or `bindings`. The second key is the name
  /// of an interaction. A row without a limit is counted in one layout.
  case rowsAbove([String: [String: Int]])
}
