extension UIControl {
  /// A set of control events, such as touches and changes of text.
  package nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask of the events, with the same values as in UIKit.
    package let rawValue: UInt

    /// Creates a set of events from its bit mask.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The event that a finger has touched the control.
    package static let touchDown = Event(rawValue: 1 << 0)
    /// The event that a finger has been lifted inside the control.
    package static let touchUpInside = Event(rawValue: 1 << 6)
    /// The event that the value of the control has changed.
    package static let valueChanged = Event(rawValue: 1 << 12)
    /// The event that a person has used the control for its main purpose, such as tapped a button.
    package static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event that editing has begun in a text field.
    package static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The event that a person has changed the text of a text field.
    package static let editingChanged = Event(rawValue: 1 << 17)
    /// The event that editing has ended in a text field.
    package static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The event that the return key ends editing in a text field.
    package static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of all touch events.
    package static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The set of all editing events of text fields.
    package static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The set of all control events, of touches, editing and everything else.
    package static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
