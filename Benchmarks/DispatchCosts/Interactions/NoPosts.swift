import Models

/// A post service that answers at once that there are no posts.
struct NoPosts: PostService {
  func posts(by userID: User.ID) async throws -> [Post] { [] }
}
