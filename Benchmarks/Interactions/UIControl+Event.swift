import HeadlessUIKit

extension UIControl.Event {
  /// The events that a button sends when a finger is lifted from it.
  static let buttonTap: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
}

extension UITextField {
  /// Notifies the delegate and the targets that editing has ended, as a resigning field does.
  ///
  /// The resigning itself is left out, since it is UIKit's work.
  func tellEditingEnded() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}
