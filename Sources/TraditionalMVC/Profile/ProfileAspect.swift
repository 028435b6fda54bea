/// The aspects of a profile that change.
enum ProfileAspect {
  case loading
  case loadError
  /// Changes when a user is loaded or taken from the cache. Name and photo have aspects of their
  /// own.
  case user
  case displayName
  case draftName
  case savingName
  case nameError
  case photo
  case changingPhoto
  case photoError
  case posts
  case postsError
}
