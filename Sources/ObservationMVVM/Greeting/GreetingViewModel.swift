import Models
import Observation

/// Holds what the greeting screen shows and handles its events.
@Observable
final class GreetingViewModel {
  private(set) var greeting: String?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreetingTapped() {
    let name = person.fullName
    greeting = name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
