import Models

extension DisplayName {
  /// Returns the count of the name that a text becomes, such as `12 of 40`.
  static func count(of text: String) -> String {
    "\(characterCount(of: text)) of \(maximumCharacterCount)"
  }
}
