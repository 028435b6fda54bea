import Models

/// The signed-in user and what is being done about the profile, which the view observes.
final class ProfileModel {
  @Observed private(set) var displayName: DisplayName?
  @Observed private(set) var photo: Photo?

  /// The recent posts of the user; nil as long as nobody knows them.
  @Observed var posts: [Post]?

  @Observed var isLoading = false
  @Observed var isSavingName = false
  /// From the moment a photo is asked for until the change has ended.
  @Observed var isChangingPhoto = false

  /// The user as last saved; nil when nobody is known to be signed in.
  private(set) var user: User?

  func setUser(_ user: User) {
    self.user = user
    displayName = user.displayName
    photo = user.photo
  }

  func changeDisplayName(to name: DisplayName) {
    user?.displayName = name
    displayName = name
  }

  func changePhoto(to photo: Photo) {
    user?.photo = photo
    self.photo = photo
  }

  func forgetUser() {
    // Name and photo stay: to announce that they are gone would empty a screen on its way out.
    user = nil
  }
}
