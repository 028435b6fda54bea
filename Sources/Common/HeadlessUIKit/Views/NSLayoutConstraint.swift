/// A namespace for layout types; there are no constraints, because there are no pixels.
package enum NSLayoutConstraint {
  /// The direction in which views are laid out.
  package enum Axis: Int, Sendable {
    /// The horizontal direction, with views side by side.
    case horizontal = 0
    /// The vertical direction, with views one above the other.
    case vertical = 1
  }
}
