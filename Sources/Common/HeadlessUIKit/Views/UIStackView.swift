import Foundation

/// A view that lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
  /// The views that the stack lays out; always a subset of `subviews`.
  package private(set) var arrangedSubviews: [UIView] = []

  /// The direction of the layout: horizontal for a row, vertical for a column.
  package var axis = NSLayoutConstraint.Axis.horizontal

  /// Creates a stack view without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view that lays out the given views.
  package convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect())
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view without arranged subviews; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Appends a view to `arrangedSubviews`, and adds the view to `subviews` if it is not there yet.
  package func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.remove(view)
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.append(view)
  }

  /// Removes a view from `arrangedSubviews`; the view remains a subview.
  package func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.remove(view)
  }

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
