import Models

/// The state of the greeting screen.
nonisolated struct GreetingState: Equatable {
  let person: Person
  /// The greeting; `nil` until the user has asked for it.
  var greeting: String?
}
