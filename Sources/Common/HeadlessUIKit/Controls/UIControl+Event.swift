extension UIControl {
  /// A set of control events, such as touches and changes of text.
  package nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask of the events, with the same values as in UIKit.
    package let rawValue: UInt

    /// Creates a set of events from its bit mask.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The event that occurs when a finger touches the control.
    package static let touchDown = Event(rawValue: 1 << 0)
    /// The event that occurs when a finger is lifted inside the control.
    package static let touchUpInside = Event(rawValue: 1 << 6)
    /// The event that occurs when the value of the control changes.
    package static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of a control, such as a tap on a button or the return key in a text field.
    package static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event that occurs when editing begins in a text field.
    package static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The event that occurs when a person changes the text of a text field.
    package static let editingChanged = Event(rawValue: 1 << 17)
    /// The event that occurs when editing ends in a text field.
    package static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The event that occurs when the return key ends editing in a text field.
    package static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all touch events.
    package static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The set of all editing events of text fields.
    package static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The set of all control events: touch events, editing events and all others.
    package static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
