/// The namespace of the layout vocabulary; constraints themselves need pixels.
package enum NSLayoutConstraint {
  /// The direction in which views are laid out.
  package enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One above the other.
    case vertical = 1
  }
}
