import Models

/// Greets a person, and hands back the state at once.
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
