import HeadlessUIKit
import Models
import Scenarios

/// The dependencies of a profile screen.
@MainActor final class ProfileDependencies {
  let service = SlowService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = NoPosts()

  /// Creates dependencies whose cache holds a user or, for `nil`, none.
  init(cachedUser: User? = .blaine) {
    cache = UserCache(user: cachedUser)
  }
}

extension Subject {
  /// Makes a profile screen with these dependencies.
  @MainActor func makeProfileScreen(with dependencies: ProfileDependencies) -> UIViewController {
    makeProfileScreen(
      dependencies.service, dependencies.cache, dependencies.photoLibrary, dependencies.postService,
      { UIViewController() }, { _ in UIViewController() })
  }
}

extension Person {
  /// The person who is greeted.
  static let blaine = Person(firstName: "David", lastName: "Blaine")
}
