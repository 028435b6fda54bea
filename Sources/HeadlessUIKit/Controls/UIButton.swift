import Foundation

/// A control that performs its actions on a tap.
package class UIButton: UIControl {
  /// The looks that a button can have.
  package enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The style of the system's own buttons.
    case system = 1
  }

  /// The look of the button.
  package private(set) var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]

  /// Creates a button without title or action.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a type.
  package convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button that shows the title of an action and performs it on a tap.
  package convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    buttonType = type
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button without title or action; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The title for the current state.
  package var currentTitle: String? { title(for: state) }

  /// Sets the title for a state.
  package func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title for a state, or else the title for `normal`.
  package func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  override func touchEnded() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
