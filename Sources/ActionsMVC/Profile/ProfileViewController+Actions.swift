import Foundation
import Models

extension ProfileViewController {
  /// The actions of the profile screen.
  ///
  /// The view controller calls them as the one in the pattern's source does. It keeps the loaded
  /// user, passes the user on with what the person has entered, and shows progress from a call
  /// until the result.
  ///
  /// The actions own the policy:
  /// - They check a name or a photo before they send it. A refusal is a result, like a failure.
  /// - They do not send a name that is saved already.
  /// - They select and sort the posts to list.
  /// - They abandon work. `leave` ends what is of no use without the screen, and lets changes go on
  ///   without a result. `logOut` ends everything. The source says nothing about abandoned work.
  struct Actions {
    /// Ends what is of no use once the screen is off the stack.
    let leave: Action<Void, Void>.Sync
    /// Returns the signed-in user; `nil` if the user has to be loaded.
    ///
    /// It is apart from `load`, so that no progress is shown for a user who is cached.
    let cachedUser: Action<Void, User?>.Sync
    /// Loads the signed-in user.
    let load: Action<Void, Result<User, any Error>>.Async
    /// Changes the user's display name to a text, and hands over the name that is saved then.
    let changeDisplayName: Action<(text: String, user: User), Result<DisplayName, any Error>>.Async
    /// Lets the person choose a photo, and hands over the file's content; `nil` after cancelling.
    let choosePhoto: Action<Void, Data?>.Async
    /// Changes the user's photo to the content of a file, and hands over the photo.
    let changePhoto: Action<(data: Data, user: User), Result<Photo, any Error>>.Async
    /// Loads the posts to list for the user.
    let loadPosts: Action<User, Result<[Post], any Error>>.Async
    /// Shows a post on a screen of its own.
    let showPost: Action<Post, Void>.Sync
    /// Logs the user out, and shows the log-in screen.
    let logOut: Action<Void, Void>.Sync
  }
}
