import Models

/// What is known of the profile, and what is being done about it: passed to all who need it, who
/// observe and change it instead of telling each other.
final class ProfileState {
  /// The user as last saved; nil when nobody is known to be signed in.
  @Observed var user: User?
  /// The name as the person has typed it so far, which no answer about anything else changes.
  @Observed var draftName = ""
  @Observed var nameError: DisplayNameError?
  @Observed var error: (any Error)?

  /// The recent posts of the user; nil as long as nobody knows them.
  @Observed var posts: [Post]?
  @Observed var postsError: (any Error)?

  @Observed var isLoading = false
  @Observed var isSavingName = false
  /// From the moment a photo is asked for until the change has ended.
  @Observed var isChangingPhoto = false

  /// Whether loading has failed: nothing else is tried without a user.
  var hasFailedToLoad: Bool { user == nil && error != nil }
}
