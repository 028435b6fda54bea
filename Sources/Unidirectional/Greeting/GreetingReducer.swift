import Models

/// Decides how a message changes the state of the greeting screen.
nonisolated enum GreetingReducer {
  static func reduce(_ state: inout GreetingState, _ message: GreetingMessage) {
    switch message {
    case .showGreetingTapped: state.greeting = greeting(for: state.person)
    }
  }

  private static func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
