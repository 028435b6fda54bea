import Models

/// Composes greetings.
enum Greeter {
  /// Returns the greeting for a person.
  static func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
