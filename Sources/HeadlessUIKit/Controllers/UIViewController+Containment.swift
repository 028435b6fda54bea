extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  package var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Makes a view controller a child of this one.
  ///
  /// It is told that it will move here; that it did move is for the container to tell it.
  package func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Ends being a child and tells so; that it will move is for the container to tell it before.
  package func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
