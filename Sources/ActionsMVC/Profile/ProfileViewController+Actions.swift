import Foundation
import Models

extension ProfileViewController {
  /// The actions of the profile screen.
  package struct Actions {
    /// Returns the user in the cache; `nil` if none is cached.
    let cachedUser: Action<Void, User?>.Sync
    /// Asks the service for the user, even if there is one in the cache.
    let load: Action<Void, Result<User, any Error>>.Async
    /// Returns the new name in a text, `nil` if it is the saved name, or why it is refused.
    let checkName: Action<(text: String, user: User), Result<DisplayName?, any Error>>.Sync
    /// Changes the user's name, and hands over the saved name.
    let changeDisplayName:
      Action<(name: DisplayName, user: User), Result<DisplayName, any Error>>.Async
    /// Lets the user choose a photo, and hands over the file's content; `nil` after cancelling.
    let choosePhoto: Action<Void, Data?>.Async
    /// Changes the user's photo to the content of a file, unless it is refused.
    let changePhoto: Action<(data: Data, user: User), Result<Photo, any Error>>.Async
    /// Loads the newest five posts of the user, newest first.
    let loadPosts: Action<User, Result<[Post], any Error>>.Async
    /// Shows the screen of a post.
    let showPost: Action<Post, Void>.Sync
    /// Ends what is of no use once the screen is off the stack.
    let leave: Action<Void, Void>.Sync
    /// Logs the user out, and shows the log-in screen.
    let logOut: Action<Void, Void>.Sync
  }
}
