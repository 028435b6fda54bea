/// The person who is signed in.
package struct User: Hashable, Sendable, Identifiable {
  /// The identity of a user, which never changes.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The identifier as the service knows it.
    package let rawValue: String

    /// Creates an identifier from the service's own.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identity of this user.
  package let id: ID
  /// The name the user goes by.
  package var displayName: DisplayName
  /// The picture of the user, if there is one.
  package var photo: Photo?

  /// Creates a user from parts that are valid by themselves.
  package init(id: ID, displayName: DisplayName, photo: Photo? = nil) {
    self.id = id
    self.displayName = displayName
    self.photo = photo
  }
}
