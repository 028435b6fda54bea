import Models

/// Changes the users, of whom the state of the app has each once.
nonisolated enum UsersReducer {
  static func reduce(_ users: inout [User.ID: User], _ action: ProfileAction) {
    switch action {
    case .didLoad(.success(let user)): users[user.id] = user
    case .didChangeDisplayName(let name, of: let id, .success): users[id]?.displayName = name
    case .didChangePhoto(let photo, of: let id, .success): users[id]?.photo = photo
    case .logOutTapped: users = [:]
    default: break
    }
  }
}
