import Models

/// Selects from the state what a greeting screen shows.
nonisolated struct GreetingSelectors {
  /// The identifier of the screen.
  let id: ScreenID

  func greeting(in state: AppState) -> Greeting? {
    state.greetings[id].map { Greeting(person: $0.person) }
  }
}

/// The greeting of a person.
nonisolated struct Greeting: Equatable {
  let person: Person

  var text: String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
