import Models

/// Derives from the state what the greeting screen shows.
enum GreetingSelectors {
  static func greeting(in state: AppState) -> String? {
    state.greeting.person.map { greeting(for: $0) }
  }

  private static func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
