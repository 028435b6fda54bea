extension UIView {
  /// True if a person sees the view.
  ///
  /// The view is then in a window, and neither the view nor any of its superviews is hidden. UIKit
  /// has no such property.
  package var isOnScreen: Bool {
    guard !isHidden else { return false }
    return superview?.isOnScreen ?? (self is UIWindow)
  }

  /// True if a person's touch reaches the view.
  ///
  /// The view is then on screen and not covered by a sheet. User interaction is enabled for the
  /// view and for all its superviews. UIKit has no such property.
  package var isTouchable: Bool {
    guard isOnScreen, let front = window?.subviews.last, isDescendant(of: front)
    else { return false }
    return sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// Returns the first view with an accessibility identifier among this view and its descendants.
  ///
  /// Subviews are searched from back to front. The result is `nil` if no view has the identifier.
  /// UIKit has no such method.
  package func firstView(identifiedBy identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstView(identifiedBy: identifier) { return found }
    }
    return nil
  }
}
