/// The person who is signed in.
package struct User: Hashable, Sendable, Codable, Identifiable {
  /// What tells one user from another; it never changes.
  package struct ID: RawRepresentable, Hashable, Sendable, Codable {
    /// The identifier as the service knows it.
    package let rawValue: String

    /// Creates an identifier from what the service knows it by.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, displayName, photo
  }

  /// What tells this user from another.
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

  /// Who is signed in before anything has been saved.
  package static let sample = User(id: ID(rawValue: "sample"), displayName: .sample)
}
