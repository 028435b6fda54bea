import Models

/// The state of the greeting screen.
nonisolated struct GreetingState: Equatable {
  /// The person to greet.
  let person: Person
  /// The greeting; `nil` until the person has asked for it.
  var greeting: String?
}
