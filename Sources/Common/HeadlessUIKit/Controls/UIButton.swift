import Foundation

/// A control that performs its actions on a tap.
package class UIButton: UIControl {
  /// The type of a button, which decides its style.
  package enum ButtonType: Int, Sendable {
    /// A button without a predefined style.
    case custom = 0
    /// A button in the style of the system's own buttons.
    case system = 1
  }

  /// The type of the button, which decides its style.
  package private(set) var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]

  /// Creates a button of the custom type, without a title and without actions.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of the given type, without a title and without actions.
  package convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button that shows the title of an action and performs the action on a tap.
  ///
  /// Without an action, the button has no title and does nothing on a tap.
  package convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: CGRect())
    buttonType = type
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button without a title and without actions; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The title that the button shows in its current state; `nil` if there is none.
  package var currentTitle: String? { title(for: state) }

  /// Sets the title for a state; `nil` removes the title.
  package func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title for a state or, if there is none, the title for the state `normal`.
  ///
  /// The result is `nil` if neither state has a title.
  package func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  override func touchEnded() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
