/// The signed-in user in memory, available without waiting for the service.
@MainActor package final class UserCache {
  /// The user as last known; nil when unknown.
  package var user: User?

  /// Creates a cache, empty unless a user is given.
  package init(user: User? = nil) {
    self.user = user
  }

  /// Changes the cached user if it has the given identifier.
  ///
  /// The cache stays as it is when it is empty, when it holds another user, or when `id` is nil.
  package func update(_ id: User.ID?, _ change: (inout User) -> Void) {
    guard var user, user.id == id else { return }
    change(&user)
    self.user = user
  }
}
