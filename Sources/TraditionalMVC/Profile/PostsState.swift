/// What is known of the user's posts.
enum PostsState {
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
