import Models

/// The content of the screen of a loaded profile.
struct ProfileContent: Equatable {
  /// The user, as last saved.
  var user: User
  /// The text in the name field, saved or not.
  var draft: String
  /// True while a name is being saved.
  var isSavingName = false
  /// The reason why the name was not changed.
  var nameError: String?
  /// True from opening the photo library until the photo is saved, refused or not chosen.
  var isChangingPhoto = false
  /// The reason why the photo was not changed.
  var photoError: String?
  var posts = PostsState.loading

  init(user: User) {
    self.user = user
    draft = user.displayName.text
  }

  var nameCount: String {
    "\(DisplayName.characterCount(of: draft)) of \(DisplayName.maximumCharacterCount)"
  }
}
