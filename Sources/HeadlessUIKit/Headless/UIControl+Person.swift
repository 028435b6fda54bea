extension UIControl {
  /// Taps the control as a person does; says whether the touch reached it.
  ///
  /// Not in UIKit, where fingers touch the screen.
  @discardableResult
  package func touch() -> Bool {
    guard isTouchable, isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEnded()
    return true
  }
}
