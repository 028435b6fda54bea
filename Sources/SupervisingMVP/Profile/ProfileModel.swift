import Models

/// The saved values and the messages that the profile view is bound to.
final class ProfileModel {
  @Observed var displayName: DisplayName?
  @Observed var photo: Photo?

  @Observed var loadError: String?
  @Observed var nameError: String?
  @Observed var photoError: String?
  @Observed var postsError: String?
}
