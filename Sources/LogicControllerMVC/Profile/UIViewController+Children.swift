import PortableUIKit

extension UIViewController {
  /// Adds a child view controller, and its view at the end of a column.
  func add(_ child: UIViewController, to column: UIStackView) {
    addChild(child)
    column.addArrangedSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes this view controller and its view from the parent.
  func remove() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
