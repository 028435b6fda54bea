import Models

/// A post service that immediately returns no posts.
struct NoPosts: PostService {
  func posts(by userID: User.ID) async throws -> [Post] { [] }
}
