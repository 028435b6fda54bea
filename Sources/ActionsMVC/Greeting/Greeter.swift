import Models

/// Composes greetings.
struct Greeter {
  /// Returns the greeting for a person.
  func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
