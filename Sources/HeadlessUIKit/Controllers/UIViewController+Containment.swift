extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  package var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Makes a view controller a child of this one.
  ///
  /// This calls the child's `willMove(toParent:)`. As in UIKit, the container calls
  /// `didMove(toParent:)`.
  package func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes this view controller from its container and calls `didMove(toParent:)` with nil.
  ///
  /// As in UIKit, the container calls `willMove(toParent:)` before.
  package func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
