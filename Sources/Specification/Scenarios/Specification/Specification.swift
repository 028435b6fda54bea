// The scenarios of a change request take the place of this file.

extension Scenario {
  /// Every scenario of the specification.
  package nonisolated static let all = base
}

extension Requirement {
  /// The whole specification, in order.
  package nonisolated static let all = base
}
