import Models

/// Finds out what a user has published lately.
struct PostLoader {
  let service: any PostService
  let requests: Requests

  /// Asks the service for the posts, and hands over the newest five, newest first.
  func load(by user: User, _ handler: @escaping (Result<[Post], any Error>) -> Void) {
    requests.start(.loadPosts) { [service] in
      let posts = try await service.posts(by: user.id)
      return Array(posts.sorted { $0.date > $1.date }.prefix(5))
    } deliver: {
      handler($0)
    }
  }
}
