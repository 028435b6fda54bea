import Models

/// An effect of a message on what surrounds the profile screen.
///
/// An effect is a value that says what to do and does nothing itself. Two effects can be compared.
nonisolated enum ProfileEffect: Equatable {
  /// Loads the user, from the cache if there is one.
  case load
  /// Loads the user from the service, even if there is one in the cache.
  case reload
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
