import HeadlessUIKit

extension UIViewController {
  /// Shows a child view controller and its view on top of this one.
  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes this view controller and its view from the parent.
  func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
