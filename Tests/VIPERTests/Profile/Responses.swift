import Foundation
import Models
import Scenarios

@testable import VIPER

extension PostResponse: Equatable {
  /// Returns the response for a sample post.
  static func sample(_ day: Int) -> PostResponse {
    let post = Post.sample(day)
    return PostResponse(id: post.id, title: post.title, date: post.date)
  }

  /// Returns true if two responses have the same content.
  public static func == (post: PostResponse, other: PostResponse) -> Bool {
    (post.id, post.title, post.date) == (other.id, other.title, other.date)
  }
}

extension ProfileResponse: Equatable {
  /// Returns true if two responses have the same content.
  public static func == (profile: ProfileResponse, other: ProfileResponse) -> Bool {
    (profile.name, profile.photo) == (other.name, other.photo)
  }
}
