import Models

/// Finds out who is signed in.
struct ProfileLoader {
  let service: any UserService
  let cache: UserCache

  func loadCached() -> User? {
    cache.user
  }

  func load() async throws -> User {
    let user = try await service.currentUser()
    try Task.checkCancellation()
    cache.user = user
    return user
  }
}
