import Models

/// The signed-in user, the newest posts and the work that is under way, for a view to observe.
///
/// The presenter sets all values. Work under way is no domain data; as in an application model, it
/// is kept with the user, because controls follow it just as it is.
final class ProfileModel {
  /// The user, under the name last saved; `nil` before the user is known and after logging out.
  ///
  /// Name and photo are observed apart from it, since a screen on its way out still shows them. The
  /// user's own photo is the one that was loaded.
  var user: User?

  @Observed var isLoading = false

  @Observed var name: DisplayName?
  @Observed var isSavingName = false

  @Observed var photo: Photo?
  /// True from opening the photo library until the photo is saved, refused or not chosen.
  @Observed var isChangingPhoto = false

  /// The newest posts, newest first; empty until they are loaded.
  @Observed var posts: [Post] = []
}
