extension UIViewController {
  /// The view controller that this one, or one of its ancestors, presents.
  package var presentedViewController: UIViewController? {
    ownPresentedViewController ?? parent?.presentedViewController
  }

  /// The view controller that presents this one, or one of its ancestors.
  package var presentingViewController: UIViewController? {
    ownPresentingViewController ?? parent?.presentingViewController
  }

  /// Shows a view controller as a sheet over this one, whose view stays in the hierarchy.
  ///
  /// As in UIKit, the outermost ancestor presents. It does nothing if it already presents another
  /// or is not on screen.
  package func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let parent {
      parent.present(viewControllerToPresent, animated: flag, completion: completion)
      return
    }
    precondition(
      viewControllerToPresent.parent == nil, "A child of a container cannot be presented.")
    precondition(
      viewControllerToPresent.ownPresentingViewController == nil,
      "The view controller is already being presented.")
    guard ownPresentedViewController == nil, let window = viewIfLoaded?.window else { return }
    ownPresentedViewController = viewControllerToPresent
    viewControllerToPresent.ownPresentingViewController = self
    viewControllerToPresent.isBeingPresented = true
    let view = viewControllerToPresent.view
    let appearing = view.viewControllers
    appearing.forEach { $0.beginAppearanceTransition(true, animated: flag) }
    window.addSubview(view)
    appearing.forEach { $0.endAppearanceTransition() }
    viewControllerToPresent.isBeingPresented = false
    completion?()
  }

  /// Removes the presented view controller from the screen, and all that it presents in turn.
  ///
  /// A view controller that presents none is dismissed by the one that presents it.
  package func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.ownPresentedViewController != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    let disappearing = presented.view.viewControllers
    disappearing.forEach { $0.beginAppearanceTransition(false, animated: flag) }
    presented.view.removeFromSuperview()
    disappearing.forEach { $0.endAppearanceTransition() }
    presented.isBeingDismissed = false
    presented.ownPresentingViewController?.ownPresentedViewController = nil
    presented.ownPresentingViewController = nil
    completion?()
  }
}
