import Foundation

/// A control for editing one line of text; the caret is always at its end.
package class UITextField: UIControl {
  /// The text in the field; setting it sends no event and does not ask the delegate.
  package var text: String?

  /// The text that the field shows while it is empty.
  package var placeholder: String?

  /// The object that is asked and told about editing.
  package weak var delegate: (any UITextFieldDelegate)?

  /// True if the field reacts to a person; disabling it ends editing.
  package override var isEnabled: Bool {
    didSet {
      if !isEnabled { resignFirstResponder() }
    }
  }

  /// Creates a field without text.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field without text; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// True while a person is editing the text.
  package var isEditing: Bool { isFirstResponder }

  /// True if there is text in the field.
  package var hasText: Bool { text?.isEmpty == false }

  package override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  package override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  package override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func relinquishFirstResponder() {
    guard isFirstResponder else { return }
    super.relinquishFirstResponder()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Inserts text at the caret as the keyboard does, if the delegate allows.
  package func insertText(_ text: String) {
    let current = self.text ?? ""
    replace(current.endIndex..<current.endIndex, of: current, with: text)
  }

  /// Deletes the character before the caret as the keyboard does, if the delegate allows.
  package func deleteBackward() {
    guard let current = text, !current.isEmpty else { return }
    replace(current.index(before: current.endIndex)..<current.endIndex, of: current, with: "")
  }

  override func touchEnded() {
    becomeFirstResponder()
  }

  private func replace(
    _ range: Range<String.Index>, of current: String, with replacement: String
  ) {
    let shouldChange = delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range, in: current), replacementString: replacement)
    guard shouldChange ?? true else { return }
    text = current.replacingCharacters(in: range, with: replacement)
    sendActions(for: .editingChanged)
  }
}
