import Models
import Scenarios

@testable import VIPER

extension PostResponse {
  /// Returns the response for a sample post.
  static func sample(_ day: Int) -> PostResponse {
    let post = Post.sample(day)
    return PostResponse(title: post.title, date: post.date)
  }
}
