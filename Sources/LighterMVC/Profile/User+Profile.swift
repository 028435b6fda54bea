import Models

extension User {
  /// Returns the name that a text would give this user, or `nil` if it is the saved name.
  func newDisplayName(from text: String) throws(DisplayNameError) -> DisplayName? {
    let name = try DisplayName(text)
    return name == displayName ? nil : name
  }
}
