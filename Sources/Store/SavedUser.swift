import Foundation
import Models

/// The user in plain values, as the file of a store holds them.
struct SavedUser: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, displayName, photo
  }

  private let id: String
  private let displayName: String
  private let photo: Data?

  /// Takes the values of a user.
  init(_ user: User) {
    id = user.id.rawValue
    displayName = user.displayName.text
    photo = user.photo?.data
  }

  /// Makes the user of these values.
  ///
  /// - Throws: `DisplayNameError` or `PhotoError` if a value breaks the rules.
  func user() throws -> User {
    try User(
      id: User.ID(rawValue: id), displayName: DisplayName(displayName),
      photo: photo.map { try Photo($0) })
  }
}
