import Foundation

/// A control in which a person edits one line of text.
package class UITextField: UIControl {
  /// The text in the field.
  ///
  /// Setting the text sends no event, does not call the delegate and moves the caret to the end.
  package var text: String? {
    didSet {
      if moved != nil { moved = nil }
    }
  }

  /// The text that the field shows while it is empty.
  package var placeholder: String?

  /// The object that can refuse edits and is notified when editing begins and ends.
  ///
  /// The reference to this object is weak.
  package weak var delegate: (any UITextFieldDelegate)?

  /// True if the field reacts to a person; disabling the field ends editing.
  package override var isEnabled: Bool {
    didSet {
      if !isEnabled { resignFirstResponder() }
    }
  }

  /// Creates a field without text.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field without text; the coder is ignored.
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
    moved = nil
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

  /// The range of the selected text; `nil` while the field is not being edited.
  ///
  /// If no text is selected, the range is empty and marks the caret. A position inside a character
  /// is moved to the end of the character when the range is set.
  package var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      return selection ?? UITextRange(start: endOfDocument, end: endOfDocument)
    }
    set {
      guard isEditing else { return }
      let text = text ?? ""
      selection = newValue.map { range in
        UITextRange(
          start: UITextPosition(text.characterBoundary(at: range.start), in: text),
          end: UITextPosition(text.characterBoundary(at: range.end), in: text))
      }
    }
  }

  /// Replaces the selected text, or inserts text at the caret, as the keyboard does.
  ///
  /// The delegate can refuse the change.
  package func insertText(_ text: String) {
    let current = self.text ?? ""
    replace(selectedCharacters(of: current), of: current, with: text)
  }

  /// Deletes the selected text, or the character before the caret, as the keyboard does.
  ///
  /// The delegate can refuse the change.
  package func deleteBackward() {
    let current = text ?? ""
    let selected = selectedCharacters(of: current)
    guard selected.isEmpty else { return replace(selected, of: current, with: "") }
    guard selected.lowerBound > current.startIndex else { return }
    replace(
      current.index(before: selected.lowerBound)..<selected.lowerBound, of: current, with: "")
  }

  /// The selected range; `nil` stands for the default, a caret at the end of the text.
  private var selection: UITextRange? {
    get {
      guard let moved, moved.field == ObjectIdentifier(self) else { return nil }
      return moved.range
    }
    set {
      moved = newValue.map { (ObjectIdentifier(self), $0) }
    }
  }

  override func touchEnded() {
    becomeFirstResponder()
  }

  private func selectedCharacters(of current: String) -> Range<String.Index> {
    guard let selection else { return current.endIndex..<current.endIndex }
    return current.characterBoundary(
      at: selection.start)..<current.characterBoundary(at: selection.end)
  }

  private func replace(
    _ range: Range<String.Index>, of current: String, with replacement: String
  ) {
    let shouldChange = delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range, in: current), replacementString: replacement)
    guard shouldChange ?? true else { return }
    let hasMovedCaret = selection != nil
    text = current.replacingCharacters(in: range, with: replacement)
    if hasMovedCaret {
      let offset = range.lowerBound.utf16Offset(in: current) + replacement.utf16.count
      let caret = UITextPosition(offset: offset)
      selectedTextRange = UITextRange(start: caret, end: caret)
    }
    sendActions(for: .editingChanged)
  }
}

/// The text field whose selection has been set, and the selected range of this text field.
///
/// The value becomes `nil` when editing begins and when the text of a field changes. While the
/// value is `nil`, the caret of the edited text field is at the end of the text. Only one text
/// field is edited at a time, so one variable is enough. As in UIKit's text interaction, the
/// selection is stored outside of the text fields, so that a field needs no memory for a selection.
private var moved: (field: ObjectIdentifier, range: UITextRange)?
