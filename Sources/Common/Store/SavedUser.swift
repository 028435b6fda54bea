import Foundation
import Models

/// The form in which a user store saves a user in a JSON file.
struct SavedUser: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, displayName, photo
  }

  private let id: String
  private let displayName: String
  private let photo: Data?

  /// Creates the saved form of a user.
  init(_ user: User) {
    id = user.id.rawValue
    displayName = user.displayName.text
    photo = user.photo?.data
  }

  /// Returns the user with these values.
  ///
  /// - Throws: `DisplayNameError` if the name is not valid, `PhotoError` if the photo is not valid.
  func user() throws -> User {
    try User(
      id: User.ID(rawValue: id), displayName: DisplayName(displayName),
      photo: photo.map { try Photo($0) })
  }
}
