import Foundation

/// A view that turns a person's touches and typing into events.
package class UIControl: UIView {
  /// True if the control reacts to a person.
  package var isEnabled = true

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control without actions.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without actions; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The current state of the control: `normal` if it is enabled, else `disabled`.
  package var state: State { isEnabled ? .normal : .disabled }

  /// The actions of the control, which UIKit does not tell.
  package var actions: [UIAction] { handlers.map(\.action) }

  /// The events for which the control has actions.
  package var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action for the given events.
  ///
  /// For these events, the new action replaces an earlier action with the same identifier.
  package func addAction(_ action: UIAction, for controlEvents: Event) {
    let index = handlers.firstIndex {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    if let index {
      handlers[index].action = action
    } else {
      removeAction(action, for: controlEvents)
      handlers.append((action, controlEvents))
    }
  }

  /// Removes an action from the given events; for other events, the action stays.
  package func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier from the given events.
  ///
  /// For all other events, the action stays.
  package func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs all actions for the given events, beginning with the action that was added first.
  package func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Performs an action; a subclass can override this method to observe or suppress actions.
  package func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Called when a touch ends inside the control; sends `touchUpInside` by default.
  func touchEnded() {
    sendActions(for: .touchUpInside)
  }
}
