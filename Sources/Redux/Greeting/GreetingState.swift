import Models

/// The slice of the greeting screen.
struct GreetingState: Equatable {
  /// The person who has been greeted.
  var person: Person?
}
