extension UIControl {
  /// The state that decides the look of a control.
  package nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as in UIKit.
    package let rawValue: UInt

    /// Creates a state from its bits.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control is enabled.
    package static let normal: State = []
    /// The control does not react to a person.
    package static let disabled = State(rawValue: 1 << 1)
  }
}
