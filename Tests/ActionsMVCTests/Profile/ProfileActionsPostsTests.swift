import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsPostsTests {
  private let profile = ProfileFixture()

  @Test("P-22: the newest five posts of the user are handed over, newest first")
  func loads() async throws {
    profile.loadPosts()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.posting.outputs.isEmpty)
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.posting.outputs == [.succeeded([6, 5, 4, 3, 2].map(Post.sample))])
  }

  @Test("P-23: a user without posts is no failure")
  func none() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.posts([]))
    #expect(profile.posting.outputs == [.succeeded([])])
  }

  @Test("P-24: a failure tells the reason, and the posts can be asked for again")
  func fails() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.failure(.unreachable))
    #expect(profile.posting.outputs == [.failed("The posts could not be reached.")])
    profile.loadPosts()
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.posting.outputs.dropFirst() == [.succeeded([.sample(1)])])
  }
}
