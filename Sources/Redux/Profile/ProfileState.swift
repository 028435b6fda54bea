import Models

/// The slice of a profile screen that has appeared.
nonisolated enum ProfileState: Equatable {
  case loading
  case loaded(LoadedProfile)
  case failed(message: String)
  /// The user has logged out, so actions on the profile have no effect.
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

/// A profile that is loaded, and what becomes of it on the screen.
///
/// A name or photo that is being saved is part of it: a reducer returns nothing but the state, so
/// the middleware finds there what it has to send.
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

  /// The posts, as far as they are loaded.
  enum Posts: Equatable {
    case loading
    /// The newest posts, newest first.
    case loaded([Post])
    case failed(message: String)
  }

  /// The user, as last saved.
  var user: User
  /// The text in the name field, saved or not.
  var draft: String
  var nameChange = NameChange.none
  var photoChange = PhotoChange.none
  /// The reason why the photo was not changed, which stays while the person chooses another one.
  var photoErrorText: String?
  var posts = Posts.loading

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }
}
