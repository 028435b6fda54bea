import Models

extension Person {
  /// The words that greet this person.
  var greeting: String {
    let name = fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
