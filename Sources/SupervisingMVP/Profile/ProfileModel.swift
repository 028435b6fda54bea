import Models

/// The signed-in user, the newest posts and the work that is under way, for a view to observe.
final class ProfileModel {
  @Observed var isLoading = false

  @Observed private(set) var name: DisplayName?
  @Observed var isSavingName = false

  @Observed private(set) var photo: Photo?
  /// True from the moment a photo is asked for until the change has ended.
  @Observed var isChangingPhoto = false

  /// The posts that are listed; empty until they are loaded.
  @Observed var posts: [Post] = []

  /// The user as last saved; `nil` before the user is known and after logging out.
  private(set) var user: User?

  func setUser(_ user: User) {
    self.user = user
    name = user.displayName
    photo = user.photo
  }

  func changeDisplayName(to name: DisplayName) {
    user?.displayName = name
    self.name = name
  }

  func changePhoto(to photo: Photo) {
    user?.photo = photo
    self.photo = photo
  }

  func forgetUser() {
    // Name and photo stay, since a screen on its way out still shows them.
    user = nil
  }
}
