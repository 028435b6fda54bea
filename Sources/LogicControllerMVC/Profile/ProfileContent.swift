import Models

/// The content of the screen of a loaded profile.
struct ProfileContent {
  /// The user, as last saved.
  var user: User
  /// The text in the name field, saved or not.
  var draft: String
  /// True while a name is being saved.
  var isSavingName = false
  /// The reason why the name was not changed.
  var nameError: (any Error)?
  /// True from opening the photo library until the photo is saved, refused or not chosen.
  var isChangingPhoto = false
  /// The reason why the photo was not changed.
  var photoError: (any Error)?
  /// The newest posts, newest first; `nil` until they are loaded.
  var posts: [Post]?
  /// The reason why the posts could not be loaded.
  var postsError: (any Error)?

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }

  var nameCount: String {
    "\(draft.count) of \(DisplayName.maximumCharacterCount)"
  }
}
