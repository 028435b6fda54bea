import Foundation
import Models

extension Person {
  /// The words that greet this person.
  var greeting: String {
    let nameParts = [firstName, lastName]
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    return (["Hello"] + nameParts).joined(separator: " ")
  }
}
