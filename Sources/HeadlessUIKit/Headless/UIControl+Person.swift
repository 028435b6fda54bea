extension UIControl {
  /// Taps the control as a person does.
  ///
  /// UIKit has no such method.
  ///
  /// - Returns: True if the control is enabled and the touch reached it.
  @discardableResult
  package func touch() -> Bool {
    guard isTouchable, isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEnded()
    return true
  }
}
