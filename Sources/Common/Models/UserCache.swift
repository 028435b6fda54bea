/// A cache that keeps the signed-in user in memory, so that screens need not wait for the service.
@MainActor package final class UserCache {
  /// The last known data of the signed-in user; `nil` if the user is not known.
  package var user: User?

  /// Creates a cache that contains the given user; the cache is empty if the user is `nil`.
  package init(user: User? = nil) {
    self.user = user
  }

  /// Applies a change to the cached user, if the user's identifier is `id`.
  ///
  /// The cache is not changed if it is empty or contains another user.
  package func update(_ id: User.ID, _ change: (inout User) -> Void) {
    guard var user, user.id == id else { return }
    change(&user)
    self.user = user
  }
}
