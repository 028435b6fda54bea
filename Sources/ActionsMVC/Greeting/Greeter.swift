import Foundation
import Models

/// Composes greetings.
struct Greeter {
  func greeting(for person: Person) -> String {
    let nameParts = [person.firstName, person.lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    return (["Hello"] + nameParts).joined(separator: " ")
  }
}
