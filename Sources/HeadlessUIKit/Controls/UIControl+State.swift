extension UIControl {
  /// What decides how a control looks.
  package nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    package let rawValue: UInt

    /// Creates a state from its bits.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and nothing else.
    package static let normal: State = []
    /// Reacting to nothing.
    package static let disabled = State(rawValue: 1 << 1)
  }
}
