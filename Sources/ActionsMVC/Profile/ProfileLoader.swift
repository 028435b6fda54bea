import Models

/// Finds out which user is signed in.
final class ProfileLoader {
  private let session: ProfileSession
  private let service: any UserService
  private let cache: UserCache

  /// Creates a loader for a session.
  init(session: ProfileSession, service: any UserService, cache: UserCache) {
    self.session = session
    self.service = service
    self.cache = cache
  }

  /// Takes the user from the cache at once, or asks the service if the cache is empty.
  func load(_ handler: @escaping (Attempt<User>) -> Void) {
    if let user = cache.user {
      session.user = user
      handler(.succeeded(user))
    } else {
      reload(handler)
    }
  }

  /// Asks the service for the user, and caches the answer.
  func reload(_ handler: @escaping (Attempt<User>) -> Void) {
    handler(.sent)
    session.requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result, handler)
    }
  }

  private func didLoad(_ result: Result<User, any Error>, _ handler: (Attempt<User>) -> Void) {
    switch result {
    case .success(let user):
      session.user = user
      handler(.succeeded(user))
    case .failure(let error):
      handler(.failed(error))
    }
  }
}
