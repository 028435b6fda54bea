import Models

/// Changes the users, of whom the state of the app has each once.
nonisolated enum UsersReducer {
  /// Changes the users; `screen` is the slice before the action.
  static func reduce(
    _ users: inout [User.ID: User], _ action: ProfileAction, on screen: ProfileState?
  ) {
    switch (action, screen) {
    case (.viewWillAppear(let user?), nil), (.didLoad(.success(let user)), .loading):
      users[user.id] = user
    case (.didChangeDisplayName(let name, of: let id, .success), .loaded):
      users[id]?.displayName = name
    case (.didChangePhoto(let photo, of: let id, .success), .loaded):
      users[id]?.photo = photo
    case (.logOutTapped, let screen?) where screen != .loggedOut:
      users = [:]
    default:
      break
    }
  }
}
