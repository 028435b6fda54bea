import Models

extension User {
  /// Returns the new name in a text, or `nil` if the text is the saved name.
  func newDisplayName(from text: String) throws(DisplayNameError) -> DisplayName? {
    let name = try DisplayName(text)
    return name == displayName ? nil : name
  }
}
