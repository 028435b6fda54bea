import Models

/// The greeting screen's content, and its reaction to the person, without knowing any view.
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
