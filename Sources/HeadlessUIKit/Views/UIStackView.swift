import Foundation

/// A view that lays out its arranged subviews in one direction.
package class UIStackView: UIView {
  /// The views that the stack lays out; always a subset of `subviews`.
  package private(set) var arrangedSubviews: [UIView] = []

  /// The direction of the layout.
  package var axis = NSLayoutConstraint.Axis.horizontal

  /// Creates a stack view without arranged subviews.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view that lays out the views.
  package convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack view without arranged subviews; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a view after the other arranged subviews; it becomes a subview if it is none.
  package func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.append(view)
  }

  /// Stops laying out a view, which remains a subview.
  package func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
