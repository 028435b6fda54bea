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
  /// The questions that the delegate answers with no, such as `shouldBegin`.
  var refused: Set<String> = []
  private let log: LifeCycleLog

  init(log: LifeCycleLog) {
    self.log = log
  }

  @discardableResult
  private func append(_ call: String, _ details: String = "", of textField: UITextField) -> Bool {
    log.append("\(textField.accessibilityIdentifier ?? "") \(call)\(details)")
    return !refused.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    append("shouldBegin", of: textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    append("didBegin", of: textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    append("shouldEnd", of: textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    append("didEnd", of: textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    append("shouldChange", " \(range.location),\(range.length) \(string)", of: textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    append("shouldReturn", of: textField)
  }
}
