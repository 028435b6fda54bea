/// The state of the profile screen, which the view controller renders.
enum ProfileState {
  case loading
  case presenting(ProfileContent)
  case failed(any Error)
  /// The end of the screen: there is no user any more whom an action could be about.
  case loggedOut

  /// The content, if this state presents any.
  var content: ProfileContent? {
    if case .presenting(let content) = self { content } else { nil }
  }
}
