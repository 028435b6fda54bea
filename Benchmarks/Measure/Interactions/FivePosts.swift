import Foundation
import Models

/// A post service that immediately returns five posts, the newest first.
struct FivePosts: PostService {
  nonisolated static let posts = (0..<5).map { number in
    Post(
      id: Post.ID(rawValue: "\(number)"), title: "Post \(number)",
      date: Date(timeIntervalSince1970: 1_772_500_000 - Double(number) * 100_000))
  }

  func posts(by userID: User.ID) async throws -> [Post] { Self.posts }
}
