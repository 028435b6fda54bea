import Models

/// The slice of a greeting screen; there is none until a person is greeted.
nonisolated struct GreetingState: Equatable {
  /// The person who has been greeted.
  let person: Person
}
