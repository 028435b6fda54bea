import Models

/// A post service that immediately returns an empty array of posts.
struct NoPosts: PostService {
  func posts(by userID: User.ID) async throws -> [Post] { [] }
}
