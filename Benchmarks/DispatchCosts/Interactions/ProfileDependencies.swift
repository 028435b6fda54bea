import HeadlessUIKit
import Models
import Scenarios

/// What a profile screen is given.
@MainActor final class ProfileDependencies {
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
  @MainActor func makeProfileScreen(with dependencies: ProfileDependencies) -> UIViewController {
    makeProfileScreen(
      dependencies.service, dependencies.cache, dependencies.photoLibrary, dependencies.postService,
      { UIViewController() }, { _ in UIViewController() })
  }
}

extension Person {
  /// Who is greeted.
  static let blaine = Person(firstName: "David", lastName: "Blaine")
}
