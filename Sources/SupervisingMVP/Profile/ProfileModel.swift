import Models

/// What the profile screen is known to hold, as it holds it, for a view to bind itself to; what is
/// half typed, or a change in flight, the presenter sets on the view.
final class ProfileModel {
  /// The user, as last saved; `nil` before the user is known and after logging out.
  @Observed var user: User?

  @Observed var isLoading = false
  @Observed var loadError: String?
  @Observed var nameError: String?
  @Observed var photoError: String?

  @Observed var posts = PostsState.loading
}

/// The posts, as far as they are loaded.
enum PostsState: Equatable {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)
}

/// The texts in the row of a post.
struct PostRow: Equatable {
  let title: String
  let date: String
}
