/// The signed-in user in memory, at hand without waiting for the service.
@MainActor package final class UserCache {
  /// The user as last known; nil when nobody knows.
  package var user: User?

  /// Creates a cache, empty unless a user is given.
  package init(user: User? = nil) {
    self.user = user
  }

  /// Changes the user of the identifier, unless nobody or somebody else is cached by now; nil is
  /// nobody's identifier.
  package func update(_ id: User.ID?, _ change: (inout User) -> Void) {
    guard var user, user.id == id else { return }
    change(&user)
    self.user = user
  }
}
