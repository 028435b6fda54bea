import Models

extension ProfileViewController {
  /// The actions of the profile screen.
  ///
  /// One might object that the view controller of the pattern's source owns a message and hands it to
  /// every action. That message is a draft. The draft of this screen is the text in the name field,
  /// and it is handed over in the same way; the saved user is no draft, and the actions know the user.
  struct Actions {
    /// Finds out which user is signed in.
    let load: Action<Void, Attempt<User>>.Async
    /// Finds out anew which user is signed in, after a failure.
    let reload: Action<Void, Attempt<User>>.Async
    /// Changes the display name to a text, and hands over the name to show.
    let changeName: Action<String, Attempt<DisplayName>>.Async
    /// Lets the person choose another photo; `nil` means that the photo stays.
    let changePhoto: Action<Void, Attempt<Photo?>>.Async
    /// Loads the posts to list.
    let loadPosts: Action<Void, Attempt<[Post]>>.Async
    /// Shows a post on a screen of its own.
    let showPost: Action<Post, Void>.Sync
    /// Logs the user out.
    let logOut: Action<Void, Void>.Sync
    /// Ends what is of no use once the screen is off the stack; no output follows.
    let leave: Action<Void, Void>.Sync
  }
}
