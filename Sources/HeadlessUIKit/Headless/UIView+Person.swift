extension UIView {
  /// True if a person sees the view; not in UIKit.
  ///
  /// The view is then in a window, and neither the view nor any of its superviews is hidden.
  package var isOnScreen: Bool {
    guard !isHidden else { return false }
    return superview?.isOnScreen ?? (self is UIWindow)
  }

  /// True if a person's touch reaches the view; not in UIKit.
  ///
  /// The view is then on screen and not covered by a sheet, and interaction is enabled for it and
  /// for all its superviews.
  package var isTouchable: Bool {
    guard isOnScreen, let front = window?.subviews.last, isDescendant(of: front)
    else { return false }
    return sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// Returns the first view with an identifier among this view and those in it; not in UIKit.
  ///
  /// Subviews are searched from back to front.
  package func firstView(identifiedBy identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstView(identifiedBy: identifier) { return found }
    }
    return nil
  }
}
