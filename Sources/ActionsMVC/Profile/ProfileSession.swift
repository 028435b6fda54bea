import Models

/// The user and the requests that the actions of one profile screen share.
///
/// One might object that actions should be free functions. But logging out cancels what other
/// actions have begun, so the actions need something in common, and the view controller should not
/// know what that is. The pattern's source, too, moves logic out of closures into types.
final class ProfileSession {
  /// The requests that the actions have in flight.
  let requests = Requests()
  /// The user whose profile is shown; `nil` before loading and after logging out.
  var user: User?

  private let service: any UserService
  private let cache: UserCache

  /// Creates a session without a user.
  init(service: any UserService, cache: UserCache) {
    self.service = service
    self.cache = cache
  }

  /// Logs the user out, here and at the service.
  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }

  /// Ends the requests that are of no use without the screen.
  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // A change goes on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }
}
