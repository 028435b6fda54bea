import Models

/// Finds out which user is signed in.
final class ProfileLoader {
  private let service: any UserService
  private let cache: UserCache
  private let requests: Requests

  init(service: any UserService, cache: UserCache, requests: Requests) {
    self.service = service
    self.cache = cache
    self.requests = requests
  }

  /// Asks the service for the user, and caches the answer.
  func load(_ handler: @escaping @MainActor (Result<User, any Error>) -> Void) {
    requests.start(
      .load,
      { [service, cache] in
        let user = try await service.currentUser()
        try Task.checkCancellation()
        cache.user = user
        return user
      }, deliver: handler)
  }
}
