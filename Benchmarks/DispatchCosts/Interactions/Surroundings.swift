import HeadlessUIKit
import Models
import Scenarios

/// What a profile screen is given.
@MainActor final class Surroundings {
  let service = SlowService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = NoPosts()

  /// Creates what a screen is given when a user is in the cache, or none.
  init(cachedUser: User? = .blaine) {
    cache = UserCache(user: cachedUser)
  }
}

extension Subject {
  /// Makes a profile screen.
  @MainActor func makeProfileScreen(in surroundings: Surroundings) -> UIViewController {
    makeProfileScreen(
      surroundings.service, surroundings.cache, surroundings.photoLibrary, surroundings.postService,
      { UIViewController() }, { _ in UIViewController() })
  }
}

extension Person {
  /// Who is greeted.
  static let blaine = Person(firstName: "David", lastName: "Blaine")
}
