import Foundation
import Models

@testable import LighterMVC

/// An observer of the shared state of a profile, in place of a view controller.
final class ProfileStateSpy {
  /// The latest observed value of each property, and all drafts of the name in their order.
  struct Observation: Equatable {
    var isLoading = false
    var user: User?
    var draftNames: [String] = []
    var nameError: DisplayNameError?
    var isSavingName = false
    var isChangingPhoto = false
    var error: String?
    var hasFailedToLoad = false
    var posts: [Post]?
    var postsError: String?

    var hasUser: Bool { user != nil }
    var name: String? { user?.displayName.text }
    var photo: Photo? { user?.photo }
  }

  private(set) var seen = Observation()

  init(state: ProfileState) {
    state.$isLoading.observe(by: self) { $0.seen.isLoading = $1 }
    state.$user.observe(by: self) { $0.seen.user = $1 }
    state.$draftName.observe(by: self) { $0.seen.draftNames.append($1) }
    state.$nameError.observe(by: self) { $0.seen.nameError = $1 }
    state.$isSavingName.observe(by: self) { $0.seen.isSavingName = $1 }
    state.$isChangingPhoto.observe(by: self) { $0.seen.isChangingPhoto = $1 }
    state.$error.observe(by: self) { [unowned state] spy, error in
      spy.seen.error = error?.localizedDescription
      spy.seen.hasFailedToLoad = state.hasFailedToLoad
    }
    state.$posts.observe(by: self) { $0.seen.posts = $1 }
    state.$postsError.observe(by: self) { $0.seen.postsError = $1?.localizedDescription }
    // Observers also get the first value, which the tests do not need.
    seen = Observation()
  }
}
