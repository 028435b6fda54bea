import Models

/// Greets a person, without a view and without a memory.
final class GreetingLogicController {
  typealias Handler = (GreetingState) -> Void

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greet(then handler: Handler) {
    handler(.presenting(greeting(for: person)))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
