extension UIView {
  /// True if a person can see the view.
  ///
  /// A person can see a view if it is in a window, and neither the view nor any of its superviews
  /// is hidden. UIKit does not have this property.
  package var isOnScreen: Bool {
    guard !isHidden else { return false }
    return superview?.isOnScreen ?? (self is UIWindow)
  }

  /// True if a person can touch the view.
  ///
  /// A person can touch a view under three conditions: the view is on screen, no sheet covers the
  /// view, and user interaction is enabled for the view and for all its superviews. UIKit does not
  /// have this property.
  package var isTouchable: Bool {
    guard isOnScreen, let front = window?.subviews.last, isDescendant(of: front)
    else { return false }
    return sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// Returns this view or its first descendant that has the given accessibility identifier.
  ///
  /// Subviews are searched from back to front. The result is `nil` if no view has the identifier.
  /// UIKit does not have this method.
  package func firstView(identifiedBy identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstView(identifiedBy: identifier) { return found }
    }
    return nil
  }

  /// Returns the first view that ``firstView(identifiedBy:)`` would find among the views that are not
  /// hidden.
  ///
  /// The superviews of this view do not matter. UIKit does not have this method.
  package func firstVisibleView(identifiedBy identifier: String) -> UIView? {
    guard !isHidden else { return nil }
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstVisibleView(identifiedBy: identifier) { return found }
    }
    return nil
  }
}
