/// The signed-in user in memory, at hand without waiting for the service.
@MainActor package final class UserCache {
  /// The user as last known; nil when nobody knows.
  package var user: User?

  /// Creates a cache, empty unless a user is given.
  package init(user: User? = nil) {
    self.user = user
  }
}
