/// The state of the profile screen, which the view controller renders.
enum ProfileState: Equatable {
  case loading
  case presenting(ProfileContent)
  case failed(message: String)
}
