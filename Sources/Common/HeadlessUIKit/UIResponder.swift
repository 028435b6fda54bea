/// An object that can receive keyboard input; the base class of views and view controllers.
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// True if this object may become the first responder; false by default.
  package var canBecomeFirstResponder: Bool { false }

  /// True if this object may stop being the first responder; true by default.
  package var canResignFirstResponder: Bool { true }

  /// True while this object is the first responder of its window.
  package var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window in which this object can become the first responder.
  ///
  /// The value is `nil` if there is no such window.
  var responderWindow: UIWindow? { nil }

  /// Becomes the first responder, unless this object or the current first responder refuses.
  ///
  /// The result is true if this object is the first responder after the call.
  @discardableResult
  package func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    guard !isFirstResponder else { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder, unless this object refuses.
  ///
  /// The result is true if this object is not the first responder after the call.
  @discardableResult
  package func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    relinquishFirstResponder()
    return true
  }

  /// Stops being the first responder; this object cannot refuse.
  ///
  /// This method is called, for example, when a view that is the first responder leaves its window.
  func relinquishFirstResponder() {
    guard isFirstResponder else { return }
    responderWindow?.firstResponder = nil
  }
}
