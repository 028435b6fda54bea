extension UIControl {
  /// Taps the control as a person does.
  ///
  /// UIKit does not have this method.
  ///
  /// - Returns: True if the control is enabled and the touch reached the control.
  @discardableResult
  package func touch() -> Bool {
    guard isTouchable, isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEnded()
    UpdateCycle.run()
    return true
  }
}
