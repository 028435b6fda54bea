extension UIViewController {
  /// The nearest ancestor that is a navigation controller; `nil` if there is none.
  package var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Adds a view controller as a child of this view controller.
  ///
  /// This method calls `willMove(toParent:)` on the child. As in UIKit, the caller must call
  /// `didMove(toParent:)` on the child afterwards.
  package func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes this view controller from its container and calls `didMove(toParent:)` with `nil`.
  ///
  /// As in UIKit, the caller must call `willMove(toParent:)` with `nil` before calling this method.
  package func removeFromParent() {
    guard let parent else { return }
    parent.children.remove(self)
    self.parent = nil
    didMove(toParent: nil)
  }
}
