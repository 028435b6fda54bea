import HeadlessUIKit

extension UIControl.Event {
  /// What a button sends of itself when a finger is lifted from it.
  static let buttonTap: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
}

extension UITextField {
  /// Tells of the end of editing as the field does itself when it resigns.
  ///
  /// That the field resigns, which is UIKit's work and takes its time, is left out.
  func tellEditingEnded() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}
