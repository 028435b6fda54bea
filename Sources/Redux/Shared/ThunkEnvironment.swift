import Models

/// What thunks work with beside the store.
package final class ThunkEnvironment {
  let service: any UserService
  let cache: UserCache
  let photoLibrary: any PhotoLibrary
  let postService: any PostService
  /// The requests of each screen that has appeared and has not left.
  var requests: [ScreenID: Requests] = [:]

  /// Creates an environment without requests.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }
}
