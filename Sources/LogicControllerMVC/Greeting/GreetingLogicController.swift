import Models

/// Greets a person, and keeps no state.
///
/// A greeting needs no request, so its state is returned at once and there is no handler.
final class GreetingLogicController {
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greet() -> GreetingState {
    GreetingState(greeting: greeting(for: person))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
