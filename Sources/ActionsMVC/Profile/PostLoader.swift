import Models

/// Finds out what the signed-in user has published lately.
final class PostLoader {
  private let session: ProfileSession
  private let service: any PostService

  /// Creates a loader for the user of a session.
  init(session: ProfileSession, service: any PostService) {
    self.session = session
    self.service = service
  }

  /// Asks the service for the posts, and hands over the newest five, newest first.
  func load(_ handler: @escaping (Attempt<[Post]>) -> Void) {
    guard let user = session.user else { return }
    handler(.sent)
    session.requests.start(.loadPosts) { [service] in
      try await service.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result, handler)
    }
  }

  private func didLoadPosts(
    _ result: Result<[Post], any Error>, _ handler: (Attempt<[Post]>) -> Void
  ) {
    switch result {
    case .success(let posts):
      handler(.succeeded(Array(posts.sorted { $0.date > $1.date }.prefix(5))))
    case .failure(let error):
      handler(.failed(error))
    }
  }
}
