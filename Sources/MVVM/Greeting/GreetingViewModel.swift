import Models

/// What the greeting screen shows, without knowing any view.
final class GreetingViewModel {
  @Observed private(set) var greetingText = ""

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
