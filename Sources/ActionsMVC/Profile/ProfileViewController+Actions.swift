import Models

extension ProfileViewController {
  /// What the profile screen can do.
  struct Actions {
    let loadCached: Action<Void, User?, Never>.Sync
    let load: Action<Void, User, any Error>.Async
    let checkName:
      Action<(text: String, savedName: DisplayName), DisplayName?, DisplayNameError>.Sync
    let changeName: Action<(name: DisplayName, user: User), Void, any Error>.Async
    let choosePhoto: Action<Void, Photo?, PhotoError>.Async
    let changePhoto: Action<(photo: Photo, user: User), Void, any Error>.Async
    let loadPosts: Action<User, [Post], any Error>.Async
    let showPost: Action<Post, Void, Never>.Sync
    let abandonChange: Action<Void, Void, Never>.Sync
    let logOut: Action<Void, Void, Never>.Sync
  }
}
