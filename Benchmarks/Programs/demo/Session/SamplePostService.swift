import Foundation
import Models

/// A post service that returns the same few posts for every user.
///
/// The posts arrive over a connection, which can be slow or down.
@MainActor final class SamplePostService: PostService {
  private let connection: Connection

  init(connection: Connection) {
    self.connection = connection
  }

  func posts(by userID: User.ID) async throws -> [Post] {
    try await connection.carry(orThrow: PostServiceError.unreachable)
    return Self.posts
  }

  /// The posts of every user; there is one more post than the profile screen shows.
  private static let posts = ["Sawing", "Cards", "Levitation", "Coins", "Mirror", "Rings"]
    .enumerated().map { index, title in
      Post(
        id: Post.ID(rawValue: title), title: title,
        date: firstDay.addingTimeInterval(Double(index) * 86_400))
    }

  /// The date of the first post: 1 March 2026, 06:00 UTC.
  private static let firstDay = Date(timeIntervalSince1970: 1_772_344_800)
}
