import Models

/// The state of the list of posts, which is part of a presented profile.
enum PostsState: Equatable {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)
}

/// A row in the list of posts: its texts, and the post that it leads to.
struct PostRow: Equatable {
  let post: Post
  let title: String
  let date: String
}
