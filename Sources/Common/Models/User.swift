/// The data of the signed-in person: an identifier, a display name and perhaps a photo.
package struct User: Hashable, Sendable, Identifiable {
  /// The identifier of a user, which never changes.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The string with which the service identifies the user.
    package let rawValue: String

    /// Creates an identifier from the string that the service uses.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of this user.
  package let id: ID
  /// The name under which the app shows the user.
  package var displayName: DisplayName
  /// The photo of the user; `nil` if there is none.
  package var photo: Photo?

  /// Creates a user; the types of the display name and the photo ensure that both are valid.
  package init(id: ID, displayName: DisplayName, photo: Photo? = nil) {
    self.id = id
    self.displayName = displayName
    self.photo = photo
  }
}
