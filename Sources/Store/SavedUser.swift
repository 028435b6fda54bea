import Foundation
import Models

/// The values of a user in the form in which the file of a user store contains them.
struct SavedUser: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, displayName, photo
  }

  private let id: String
  private let displayName: String
  private let photo: Data?

  /// Creates the form of a user that can be saved.
  init(_ user: User) {
    id = user.id.rawValue
    displayName = user.displayName.text
    photo = user.photo?.data
  }

  /// Returns the user with these values.
  ///
  /// - Throws: `DisplayNameError` or `PhotoError` if a value breaks the rules.
  func user() throws -> User {
    try User(
      id: User.ID(rawValue: id), displayName: DisplayName(displayName),
      photo: photo.map { try Photo($0) })
  }
}
