/// An object that can take keyboard input: the root class of views and view controllers.
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// Whether this object may become the first responder; false unless a subclass says otherwise.
  package var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to stop being the first responder.
  package var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  package var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window whose first responder this object can be.
  var responderWindow: UIWindow? { nil }

  /// Asks to become the first responder, for which the current one must be willing to resign.
  @discardableResult
  package func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    guard !isFirstResponder else { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Asks to stop being the first responder.
  @discardableResult
  package func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    relinquishFirstResponder()
    return true
  }

  /// Stops being the first responder without being asked, as when the view leaves its window.
  func relinquishFirstResponder() {
    guard isFirstResponder else { return }
    responderWindow?.firstResponder = nil
  }
}
