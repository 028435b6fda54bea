import Models

/// The signed-in user, the newest posts and the messages of errors, for a view to observe.
final class ProfileModel {
  /// The user, as last saved; `nil` before the user is known and after logging out.
  @Observed var user: User?

  @Observed var loadError: String?
  @Observed var nameError: String?
  @Observed var photoError: String?

  @Observed var posts = PostsState.loading
}

/// The posts, as far as they are loaded.
enum PostsState {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)
}

/// The texts in the row of a post.
struct PostRow {
  let title: String
  let date: String
}
