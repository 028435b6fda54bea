import Models

/// Holds what the greeting screen shows and handles its events.
///
/// It knows no view.
final class GreetingViewModel {
  @Observed private(set) var greetingText: String?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreetingTapped() {
    greetingText = greeting(for: person)
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
