import Foundation
import Models

/// The slice of a profile screen that has appeared.
nonisolated enum ProfileState: Equatable {
  case loading
  case loaded(LoadedProfile)
  case failed(message: String)
  case loggedOut

  /// The profile; `nil` unless it is loaded.
  var profile: LoadedProfile? {
    if case .loaded(let profile) = self { profile } else { nil }
  }

  /// Changes the profile if it is loaded.
  mutating func updateProfile(_ update: (inout LoadedProfile) -> Void) {
    guard case .loaded(var profile) = self else { return }
    update(&profile)
    self = .loaded(profile)
  }
}

/// What becomes of a loaded profile on its screen; the user is in the state of the app.
nonisolated struct LoadedProfile: Equatable {
  /// The progress of a change of the display name.
  enum NameChange: Equatable {
    case none
    case saving(DisplayName)
    case failed(message: String)
  }

  /// The progress of a change of the photo.
  enum PhotoChange: Equatable {
    case none
    case choosing
    case saving(Photo)
  }

  let userID: User.ID
  /// The text in the name field; `nil` while it is the saved name.
  var draft: String?
  var nameChange = NameChange.none
  var photoChange = PhotoChange.none
  /// The reason why the photo was not changed, which stays while the user chooses another one.
  var photoError: String?
  /// The newest posts, newest first.
  var posts: [Post] = []
  var postsState = PostsState.loading
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
