extension UIControl {
  /// The events of a control.
  package nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as in UIKit.
    package let rawValue: UInt

    /// Creates a set of events from its bits.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched the control.
    package static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside the control.
    package static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value of the control changed.
    package static let valueChanged = Event(rawValue: 1 << 12)
    /// A person used the control, such as tapped a button.
    package static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began in a text field.
    package static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text of a text field.
    package static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    package static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing in a text field.
    package static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    package static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events of text fields.
    package static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    package static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
