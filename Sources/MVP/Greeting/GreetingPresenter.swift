import Models

/// Decides what the greeting screen shows.
final class GreetingPresenter {
  weak var view: (any GreetingViewProtocol)?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreetingTapped() {
    view?.setGreeting(greeting(for: person))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
