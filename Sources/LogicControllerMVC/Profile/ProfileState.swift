/// What the profile screen shows: one of these at a time.
enum ProfileState {
  case loading
  case presenting(ProfileContent)
  case failed(any Error)
}
