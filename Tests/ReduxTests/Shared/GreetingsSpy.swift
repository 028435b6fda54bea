@testable import Redux

/// A subscriber that records the greetings that it is told of.
final class GreetingsSpy {
  private(set) var greetings: [String?] = []

  init(_ store: Store) {
    store.subscribe(self, to: GreetingSelectors.greeting) { $0.greetings.append($1) }
  }
}
