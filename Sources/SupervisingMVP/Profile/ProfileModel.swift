import Models

/// What the profile screen is known to hold, as it holds it, for a view to bind itself to.
final class ProfileModel {
  @Observed var displayName: DisplayName?
  @Observed var photo: Photo?

  @Observed var loadError: String?
  @Observed var nameError: String?
  @Observed var photoError: String?
}
