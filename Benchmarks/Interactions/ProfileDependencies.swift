import HeadlessUIKit
import Models
import Scenarios

/// The objects that a profile screen depends on, such as its user service and its cache.
@MainActor final class ProfileDependencies {
  let service = SlowService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = NoPosts()

  /// Creates dependencies whose cache holds the given user, or no user for `nil`.
  init(cachedUser: User? = .blaine) {
    cache = UserCache(user: cachedUser)
  }
}

extension Subject {
  /// Returns a new profile screen with the given dependencies.
  @MainActor func makeProfileScreen(with dependencies: ProfileDependencies) -> UIViewController {
    makeProfileScreen(
      dependencies.service, dependencies.cache, dependencies.photoLibrary, dependencies.postService,
      { UIViewController() }, { _ in UIViewController() })
  }
}

extension Person {
  /// The person who is greeted, named David Blaine.
  static let blaine = Person(firstName: "David", lastName: "Blaine")
}
