import Foundation
import Models

/// The state of the profile screen.
nonisolated enum ProfileState: Equatable {
  /// The screen has not appeared.
  case initial
  case loading
  case loaded(LoadedProfile)
  case failed(message: String)
  /// A profile that was loaded stays in sight until the log-in screen replaces it.
  case loggedOut(LoadedProfile?)

  /// Changes the profile if it is loaded, and returns the effects of the change.
  mutating func updateProfile(
    _ update: (inout LoadedProfile) -> [ProfileEffect]
  ) -> [ProfileEffect] {
    guard case .loaded(var profile) = self else { return [] }
    let effects = update(&profile)
    self = .loaded(profile)
    return effects
  }
}

/// A profile that is loaded, and what becomes of it on the screen.
nonisolated struct LoadedProfile: Equatable {
  /// The progress of a change of the display name.
  enum NameChange: Equatable {
    case none
    case saving
    case failed(message: String)
  }

  /// The user, as last saved.
  var user: User
  /// The text in the name field, saved or not.
  var draft: String
  var nameChange = NameChange.none
  /// True from opening the photo library until the photo is saved, refused or not chosen.
  var isChangingPhoto = false
  /// The reason why the photo was not changed, which stays while the user chooses another one.
  var photoError: String?
  /// The newest posts, newest first.
  var posts: [Post] = []
  var postsState = PostsState.loading

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }
}

/// The posts as they are shown, as far as they are loaded.
nonisolated enum PostsState: Equatable {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)
}

/// The texts in the row of a post.
nonisolated struct PostRow: Equatable {
  let title: String
  let date: String

  init(_ post: Post, in timeZone: TimeZone) {
    title = post.title
    date = post.date.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }
}
