import Foundation
import Models

@testable import LighterMVC

/// An observer of the shared state of a profile, as a view controller is one.
final class ProfileStateSpy {
  /// The latest announced value of each property, and all drafts of the name in order.
  struct Sight: Equatable {
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

  private(set) var sight = Sight()

  init(state: ProfileState) {
    state.$isLoading.observe(by: self) { $0.sight.isLoading = $1 }
    state.$user.observe(by: self) { $0.sight.user = $1 }
    state.$draftName.observe(by: self) { $0.sight.draftNames.append($1) }
    state.$nameError.observe(by: self) { $0.sight.nameError = $1 }
    state.$isSavingName.observe(by: self) { $0.sight.isSavingName = $1 }
    state.$isChangingPhoto.observe(by: self) { $0.sight.isChangingPhoto = $1 }
    state.$error.observe(by: self) { [unowned state] spy, error in
      spy.sight.error = error?.localizedDescription
      spy.sight.hasFailedToLoad = state.hasFailedToLoad
    }
    state.$posts.observe(by: self) { $0.sight.posts = $1 }
    state.$postsError.observe(by: self) { $0.sight.postsError = $1?.localizedDescription }
    // Observers also get the first value, which the tests do not need.
    sight = Sight()
  }
}
