import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStorePostsTests {
  let profile = StoreFixture()

  @Test("P-22: the user's posts are asked for and returned", arguments: [[], [Post.sample(1)]])
  func loads(_ posts: [Post]) async throws {
    let loading = try await profile.loadPosts()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    try await profile.answerPosts(.posts(posts))
    #expect(try await loading.value == posts)
  }

  @Test("P-24: a failure is thrown, and loading again asks again")
  func fails() async throws {
    let loading = try await profile.loadPosts()
    try await profile.answerPosts(.failure(.unreachable))
    await #expect(throws: PostServiceError.unreachable) { try await loading.value }
    _ = try await profile.loadPosts()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id, User.blaine.id])
  }
}
