import Models

/// Composes greetings.
final class Greeter {
  /// Returns the greeting for a person.
  func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
