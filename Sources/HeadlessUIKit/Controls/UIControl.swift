import Foundation

/// A view that turns what a person does into events.
package class UIControl: UIView {
  /// Whether the control reacts to a person.
  package var isEnabled = true

  private var handlers: [(action: UIAction, events: Event)] = []

  /// Creates a control without actions.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive, of which this module has none.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The state that decides how the control looks.
  package var state: State { isEnabled ? .normal : .disabled }

  /// The events for which the control has actions.
  package var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action on events, instead of an earlier one that has the same identifier.
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

  /// Stops performing an action on events.
  package func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action that has an identifier on events.
  package func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Goes through the actions and their events, until the iterator sets its last argument.
  ///
  /// UIKit's iterator also has a target and selector, which do not exist here.
  package func enumerateEventHandlers(
    _ iterator: (_ action: UIAction?, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      iterator(handler.action, handler.events, &stop)
    }
  }

  /// Performs every action that waits for one of the events, in the order they were added.
  package func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  /// Performs an action; override it to observe or to suppress actions.
  package func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// What the control does when a finger that touched it is lifted.
  func touchEnded() {
    sendActions(for: .touchUpInside)
  }
}
