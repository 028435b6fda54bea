import Models

/// Selects what a greeting screen shows.
nonisolated enum GreetingSelectors {
  /// Selects the greeting; `nil` until a person is greeted.
  static func greeting(on id: ScreenID, in state: AppState) -> String? {
    state.greetings[id].map { greeting(for: $0.person) }
  }

  private static func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
