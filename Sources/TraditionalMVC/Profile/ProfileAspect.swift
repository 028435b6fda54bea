/// What can change about a profile.
enum ProfileAspect: CaseIterable {
  /// Whether the profile is loading.
  case loading
  /// Whether there is a user.
  case user
  case displayName
  case draftName
  case nameError
  /// Whether a name is being saved.
  case savingName
  case photo
  /// Whether a photo is being chosen or changed.
  case changingPhoto
  case error
  case posts
  case postsError
}
