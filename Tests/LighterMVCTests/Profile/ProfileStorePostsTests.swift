import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStorePostsTests {
  let profile = StoreFixture()

  @Test("P-22: the user's posts are asked for and answered", arguments: [[], [Post.sample(1)]])
  func loads(_ posts: [Post]) async throws {
    try await profile.loadPosts()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.answers == [])
    try await profile.answerPosts(.posts(posts))
    #expect(profile.answers == [.posts(posts)])
  }

  @Test("P-24: a failure is answered, and loading again asks again")
  func fails() async throws {
    try await profile.loadPosts()
    try await profile.answerPosts(.failure(.unreachable))
    #expect(profile.answers == [.failure("The posts could not be reached.")])
    try await profile.loadPosts()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id, User.blaine.id])
  }
}
