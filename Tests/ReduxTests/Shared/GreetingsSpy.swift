import Models

@testable import Redux

/// A subscriber that records the greetings that it is told of.
final class GreetingsSpy {
  private(set) var greetings: [String?] = []

  init(_ store: Store) {
    store.subscribe(self, select: AppState.greeting) { $0.greetings.append($1) }
  }
}

extension AppState {
  /// Selects the text of the greeting of the screen of the samples.
  static nonisolated func greeting(in state: AppState) -> String? {
    GreetingSelectors.greeting(on: .sample, in: state)
  }
}

extension ScreenID {
  static nonisolated let sample = ScreenID(number: 1)
}

extension AppAction {
  /// A greeting of David Blaine.
  static let david = greeting(
    .showGreetingTapped(Person(firstName: "David", lastName: "Blaine")), on: .sample)
  /// A greeting of Dee.
  static let dee = greeting(
    .showGreetingTapped(Person(firstName: "Dee", lastName: "")), on: .sample)
}
