/// The aspects of a profile that change.
enum ProfileAspect {
  case loading
  case loadError
  case user
  case draftName
  case savingName
  case nameError
  case changingPhoto
  case photoError
  case posts
}
