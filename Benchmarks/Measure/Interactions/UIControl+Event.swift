import HeadlessUIKit

extension UIControl.Event {
  /// The events that a button sends when a person lifts the finger from the button.
  fileprivate static let buttonTap: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
}

extension UIButton {
  /// Sends the events of a tap, and ends the event as the app would.
  ///
  /// The search for the touched view is left out, since it is UIKit's work and not that of an
  /// architecture.
  func tap() {
    sendActions(for: .buttonTap)
    UpdateCycle.run()
  }
}

extension UITextField {
  /// Notifies the delegate and the targets that editing has ended, without ending the editing.
  ///
  /// A real text field sends the same notifications when it resigns as first responder. The rest of
  /// the resigning is left out, since it is UIKit's work and not that of an architecture.
  func tellEditingEnded() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    UpdateCycle.run()
  }

  /// Sets the text as if a person had typed it.
  func enter(_ text: String) {
    self.text = text
    tellTextChanged()
  }

  /// Notifies the targets that a person has changed the text.
  func tellTextChanged() {
    sendActions(for: .editingChanged)
    UpdateCycle.run()
  }
}
