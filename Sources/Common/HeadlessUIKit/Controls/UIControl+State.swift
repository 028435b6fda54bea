extension UIControl {
  /// The state of a control, such as normal or disabled.
  package nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bit mask of the state, with the same values as in UIKit.
    package let rawValue: UInt

    /// Creates a state from its bit mask.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state of a control that is enabled.
    package static let normal: State = []
    /// The state of a control that is disabled and does not react to a person.
    package static let disabled = State(rawValue: 1 << 1)
  }
}
