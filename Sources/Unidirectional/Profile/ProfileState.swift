import Models

/// The state of the profile screen.
///
/// Each case has only what the screen shows in it, so that a spinner or a load error beside a
/// profile cannot be expressed.
nonisolated enum ProfileState: Equatable {
  /// The screen has not appeared.
  case initial
  case loading
  case loaded(LoadedProfile)
  case failed(message: String)
  /// The user has logged out, so messages about the profile have no effect.
  ///
  /// A profile that was loaded stays on the screen until the log-in screen replaces it.
  case loggedOut(LoadedProfile?)
  /// The screen has left, so no message has an effect.
  case left

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
  /// True from opening the photo library until the photo is saved, refused or not chosen.
  var isChangingPhoto = false
  /// The reason why the photo was not changed, which stays while the person chooses another one.
  var photoErrorText: String?
  var posts = Posts.loading

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }
}

// MARK: - Texts and progress

extension LoadedProfile {
  var nameCountText: String {
    "\(draft.count) of \(DisplayName.maximumCharacterCount)"
  }

  var nameErrorText: String? {
    if case .failed(let message) = nameChange { message } else { nil }
  }

  /// The newest posts; `nil` unless they are loaded.
  var loadedPosts: [Post]? {
    if case .loaded(let posts) = posts { posts } else { nil }
  }

  var postsErrorText: String? {
    if case .failed(let message) = posts { message } else { nil }
  }
}
