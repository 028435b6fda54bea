import Foundation
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
    let nameParts = [person.firstName, person.lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    return (["Hello"] + nameParts).joined(separator: " ")
  }
}
