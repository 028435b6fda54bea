/// The aspects of a profile that change.
enum ProfileAspect {
  case loading
  case loadError
  /// Announced after the name and the photo once a user is loaded.
  case user
  case name
  case photo
  case draftName
  case savingName
  case nameError
  case changingPhoto
  case photoError
  case posts
}
