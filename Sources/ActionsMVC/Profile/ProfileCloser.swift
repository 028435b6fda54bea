import Models

/// Ends the requests of a profile screen that is left, and logs the user out.
///
/// Both are short. They stand apart from the actions so that tests reach them without a view.
final class ProfileCloser {
  private let service: any UserService
  private let cache: UserCache
  private let requests: Requests

  init(service: any UserService, cache: UserCache, requests: Requests) {
    self.service = service
    self.cache = cache
    self.requests = requests
  }

  /// Ends the requests that are of no use without the screen.
  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  /// Logs the user out, here and at the service.
  func logOut() {
    requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
