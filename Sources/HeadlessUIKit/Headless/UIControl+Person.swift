extension UIControl {
  /// Taps the control as a person does; not in UIKit.
  ///
  /// - Returns: True if the touch reached the control.
  @discardableResult
  package func touch() -> Bool {
    guard isTouchable, isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEnded()
    return true
  }
}
