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
  /// A person can touch a view that is on screen, if user interaction is enabled for the view and
  /// for all its superviews. UIKit does not have this property.
  package var isTouchable: Bool {
    isOnScreen && sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// Returns this view or its first descendant that has the given accessibility identifier.
  ///
  /// Subviews are searched from back to front. UIKit does not have this method.
  ///
  /// - Parameters:
  ///   - identifier: The identifier to search for.
  ///   - isVisible: True to leave out views that are hidden, and their subviews. The superviews of
  ///     this view do not matter.
  /// - Returns: The view; `nil` if no view has the identifier.
  package func firstView(
    identifiedBy identifier: String, isVisible: Bool = false
  ) -> UIView? {
    if isVisible, isHidden { return nil }
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstView(identifiedBy: identifier, isVisible: isVisible) {
        return found
      }
    }
    return nil
  }
}
