import Models

extension User {
  /// The name that a text would give this user; nil when it is the one the user goes by already.
  func newDisplayName(from text: String) throws(DisplayNameError) -> DisplayName? {
    let name = try DisplayName(text)
    return name == displayName ? nil : name
  }
}
