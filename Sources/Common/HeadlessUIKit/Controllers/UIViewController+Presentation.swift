extension UIViewController {
  /// The view controller that is presented by this view controller or by one of its ancestors.
  ///
  /// The value is `nil` if neither this view controller nor an ancestor presents a view controller.
  package var presentedViewController: UIViewController? {
    ownPresentedViewController ?? parent?.presentedViewController
  }

  /// The view controller that presents this view controller or one of its ancestors.
  ///
  /// The value is `nil` if neither this view controller nor an ancestor is presented.
  package var presentingViewController: UIViewController? {
    ownPresentingViewController ?? parent?.presentingViewController
  }

  /// Presents a view controller as a sheet; this view controller's view stays in the hierarchy.
  ///
  /// As in UIKit, the outermost ancestor of this view controller becomes the presenting view
  /// controller. A view controller without a parent becomes the presenting view controller itself.
  /// The call does nothing if the presenting view controller already presents a view controller, or
  /// if the presenting view controller is not on screen.
  package func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let parent {
      parent.present(viewControllerToPresent, animated: flag, completion: completion)
      return
    }
    precondition(
      viewControllerToPresent.parent == nil, "A view controller with a parent cannot be presented.")
    precondition(
      viewControllerToPresent.ownPresentingViewController == nil,
      "A view controller that is already presented cannot be presented again.")
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

  /// Dismisses `presentedViewController` and all view controllers presented on top of it.
  ///
  /// If `presentedViewController` is `nil`, the method is called on `presentingViewController`
  /// instead. A presented view controller can therefore dismiss itself.
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
