import Models

/// Selects what a greeting screen shows.
nonisolated enum GreetingSelectors {
  /// Selects the greeting; `nil` until a person is greeted.
  static func greeting(on id: ScreenID, in state: AppState) -> String? {
    guard let name = state.greetings[id]?.person.fullName else { return nil }
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
