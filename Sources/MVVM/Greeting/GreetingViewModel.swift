import Foundation
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
    let nameParts = [person.firstName, person.lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    return (["Hello"] + nameParts).joined(separator: " ")
  }
}
