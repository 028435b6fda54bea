/// The aspects of a profile that change.
enum ProfileAspect: CaseIterable {
  case loading
  case loadError
  /// The presence of a user, whose name and photo are aspects of their own.
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
