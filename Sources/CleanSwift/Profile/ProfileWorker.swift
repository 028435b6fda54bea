import Models

/// Asks the services, and caches the user and accepted changes.
///
/// It is a value, so that a change which goes on without the screen keeps no object of it alive.
struct ProfileWorker {
  let service: any UserService
  let cache: UserCache
  let postService: any PostService

  // MARK: Loading

  var cachedUser: User? { cache.user }

  func load() async throws -> User {
    let user = try await service.currentUser()
    try Task.checkCancellation()
    cache.user = user
    return user
  }

  // MARK: Display name

  func changeDisplayName(to name: DisplayName, of user: User) async throws {
    try await service.changeDisplayName(to: name)
    try Task.checkCancellation()
    cache.update(user.id) { $0.displayName = name }
  }

  // MARK: Photo

  func changePhoto(to photo: Photo, of user: User) async throws {
    try await service.changePhoto(to: photo)
    try Task.checkCancellation()
    cache.update(user.id) { $0.photo = photo }
  }

  // MARK: Posts

  func loadPosts(by user: User) async throws -> [Post] {
    try await postService.posts(by: user.id)
  }

  // MARK: Log out

  func logOut() {
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { try? await service.logOut() }
  }
}
