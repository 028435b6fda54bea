import Models

/// Everything that the screen of a loaded profile shows.
struct ProfileContent {
  /// The user as last saved.
  var user: User
  /// The name as it stands in the field, saved or not.
  var draft: String
  /// What is wrong with the draft.
  var nameError: DisplayNameError?
  var isSavingName = false
  /// From opening the photo library until the answer.
  var isChangingPhoto = false
  /// Why the latest request failed or the latest photo was refused.
  var error: (any Error)?
  /// The newest first; nil as long as nobody knows them.
  var posts: [Post]?
  /// Why the posts could not be loaded.
  var postsError: (any Error)?

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }

  var nameCount: String {
    "\(draft.count) of \(DisplayName.maximumCharacterCount)"
  }
}
