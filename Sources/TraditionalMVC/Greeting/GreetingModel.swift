import Models

/// A person and the greeting, which is empty until `greet()` is called.
final class GreetingModel: Model<Void> {
  private(set) var greeting = "" {
    didSet { changed(()) }
  }

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greet() {
    let name = person.fullName
    greeting = name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
