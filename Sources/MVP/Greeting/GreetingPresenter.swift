import Foundation
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
    let nameParts = [person.firstName, person.lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    return (["Hello"] + nameParts).joined(separator: " ")
  }
}
