/// The state of the list of posts, which is part of a presented profile.
enum PostsState: Equatable {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)
}

/// The texts of a row in the list of posts.
struct PostRow: Equatable {
  let title: String
  let date: String
}
