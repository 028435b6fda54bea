import Models

/// What a message asks for outside of the state, as a value that does nothing itself.
nonisolated enum ProfileEffect: Equatable {
  case lookUpCachedUser
  case load
  case changeDisplayName(to: DisplayName, of: User.ID)
  case choosePhoto
  case changePhoto(to: Photo, of: User.ID)
  case loadPosts(by: User.ID)
  /// Forgets the user, and tells the service.
  case logOut

  /// Cancels the requests of some kinds.
  case cancel([Requests.Kind])
  case cancelAll
  /// Lets the requests of some kinds go on without sending their answers.
  case letGo([Requests.Kind])

  case showPost(Post)
  case showLogIn
}
