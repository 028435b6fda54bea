import Foundation
import Models

/// A post service that returns the same few posts for every user, over a connection.
@MainActor final class SamplePostService: PostService {
  private let connection: Connection

  init(connection: Connection) {
    self.connection = connection
  }

  func posts(by userID: User.ID) async throws -> [Post] {
    try await connection.carry(orThrow: PostServiceError.unreachable)
    return Self.posts
  }

  /// The posts, one more than the profile shows.
  private static let posts = ["Sawing", "Cards", "Levitation", "Coins", "Mirror", "Rings"]
    .enumerated().map { index, title in
      Post(
        id: Post.ID(rawValue: title), title: title,
        date: firstDay.addingTimeInterval(Double(index) * 86_400))
    }

  /// The evening of 1 March 2026, in UTC.
  private static let firstDay = Date(timeIntervalSince1970: 1_772_395_200)
}
