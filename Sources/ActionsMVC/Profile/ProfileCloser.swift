import Models

/// Ends the requests of a profile screen, when the person leaves it or logs out.
struct ProfileCloser {
  let service: any UserService
  let cache: UserCache
  let requests: Requests

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
