extension UIView {
  /// Whether a person sees the view: it is in a window and nothing around it is hidden.
  ///
  /// Not in UIKit, where one looks at the screen.
  package var isOnScreen: Bool {
    guard !isHidden else { return false }
    return superview?.isOnScreen ?? (self is UIWindow)
  }

  /// Whether a person's touch reaches the view, which must be on screen, not be covered by a sheet
  /// and be, like all around it, open to interaction.
  ///
  /// Not in UIKit, where the position of a finger decides.
  package var isTouchable: Bool {
    guard isOnScreen, let front = window?.subviews.last, isDescendant(of: front)
    else { return false }
    return sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// The first view with an identifier, among this view and those in it, back to front.
  ///
  /// Not in UIKit, where a test driver outside the app finds views.
  package func firstView(identifiedBy identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.firstView(identifiedBy: identifier) { return found }
    }
    return nil
  }
}
