extension UIViewController {
  /// The nearest ancestor that is a navigation controller; `nil` if there is none.
  package var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Adds a view controller as a child of this view controller.
  ///
  /// The method calls the child's `willMove(toParent:)`. As in UIKit, the container itself must
  /// call `didMove(toParent:)` afterwards.
  package func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes this view controller from its container and calls `didMove(toParent:)` with nil.
  ///
  /// As in UIKit, the container itself must call `willMove(toParent:)` with nil before.
  package func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
