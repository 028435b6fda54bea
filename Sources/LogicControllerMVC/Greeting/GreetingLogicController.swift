import Models

/// Greets a person, and hands back the state at once.
package final class GreetingLogicController {
  private let person: Person

  /// Creates a logic controller for a person.
  package init(person: Person) {
    self.person = person
  }

  func greet() -> GreetingState {
    let name = person.fullName
    return GreetingState(greeting: name.isEmpty ? "Hello" : "Hello \(name)")
  }
}
