import Models

/// The state of the greeting screen.
final class GreetingViewModel {
  let greeting = ObservableValue("")
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let name = person.fullName
    greeting.value = name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
