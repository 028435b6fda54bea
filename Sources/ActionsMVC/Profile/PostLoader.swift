import Models

/// Finds out what a user has published lately.
final class PostLoader {
  private let service: any PostService
  private let requests: Requests

  init(service: any PostService, requests: Requests) {
    self.service = service
    self.requests = requests
  }

  /// Asks the service for the posts, and hands over the newest five, newest first.
  func load(by user: User, _ handler: @escaping @MainActor (Result<[Post], any Error>) -> Void) {
    requests.start(
      .loadPosts,
      { [service] in
        let posts = try await service.posts(by: user.id)
        return Array(posts.sorted { $0.date > $1.date }.prefix(5))
      }, deliver: handler)
  }
}
