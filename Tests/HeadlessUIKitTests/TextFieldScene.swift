import Foundation

@testable import HeadlessUIKit

/// Two text fields in a visible window, with a log of the calls to their delegate and their
/// targets.
final class TextFieldScene {
  let window = UIWindow()
  let field = UITextField()
  let other = UITextField()
  let log = LifeCycleLog()
  let delegate: LoggingDelegate

  init() {
    delegate = LoggingDelegate(log: log)
    window.makeKeyAndVisible()
    for (name, field) in [("field", field), ("other", other)] {
      field.accessibilityIdentifier = name
      field.delegate = delegate
      for (event, entry) in [
        (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
      ] {
        field.addAction(UIAction { [log] _ in log.append("\(name) \(entry)") }, for: event)
      }
    }
    // Both are in one container, because touches reach only the frontmost subview of the window.
    window.addSubview(UIStackView(arrangedSubviews: [field, other]))
  }

  /// Sets the text of the field, begins editing it and empties the log.
  func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    _ = log.take()
  }
}

/// A delegate that logs each call and gives the answers that a test has set.
final class LoggingDelegate: UITextFieldDelegate {
  var allowsBeginning = true
  var allowsEnding = true
  var allowsChanges = true
  var allowsReturn = true
  private let log: LifeCycleLog

  init(log: LifeCycleLog) {
    self.log = log
  }

  private func append(_ entry: String, _ textField: UITextField) {
    log.append("\(textField.accessibilityIdentifier ?? "") \(entry)")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    append("shouldBegin", textField)
    return allowsBeginning
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    append("didBegin", textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    append("shouldEnd", textField)
    return allowsEnding
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    append("didEnd", textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    append("shouldChange \(range.location),\(range.length) \(string)", textField)
    return allowsChanges
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    append("shouldReturn", textField)
    return allowsReturn
  }
}
