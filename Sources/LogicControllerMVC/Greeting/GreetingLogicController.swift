import Models

/// Greets a person, and keeps no state.
final class GreetingLogicController {
  /// Receives the state that comes of an action.
  typealias Handler = (GreetingState) -> Void

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting(then handler: Handler) {
    handler(.presenting(greeting(for: person)))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
