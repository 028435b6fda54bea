import Models

/// The view model that words the greeting for a person.
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
