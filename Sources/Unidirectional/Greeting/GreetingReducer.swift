import Models

/// Decides how a message changes the state of the greeting screen.
nonisolated enum GreetingReducer {
  static func reduce(_ state: inout GreetingState, _ message: GreetingMessage) {
    switch message {
    case .showGreetingTapped:
      let name = state.person.fullName
      state.greeting = name.isEmpty ? "Hello" : "Hello \(name)"
    }
  }
}
