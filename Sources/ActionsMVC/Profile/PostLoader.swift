import Models

/// Finds out what a user has published lately.
struct PostLoader {
  let service: any PostService

  func loadRecent(of user: User) async throws -> [Post] {
    let posts = try await service.posts(by: user.id)
    return Array(posts.sorted { $0.date > $1.date }.prefix(5))
  }
}
