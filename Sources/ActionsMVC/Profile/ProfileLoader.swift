import Models

/// Finds out which user is signed in.
struct ProfileLoader {
  let service: any UserService
  let cache: UserCache
  let requests: Requests

  /// Asks the service for the user, and caches the answer.
  func load(_ handler: @escaping (Result<User, any Error>) -> Void) {
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: {
      handler($0)
    }
  }
}
