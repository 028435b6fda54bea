import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct PostLoaderTests {
  @Test("P-22: the newest five posts of the user are handed over, newest first")
  func loads() async throws {
    let logic = ProfileLogic()
    try await logic.loadPosts()
    #expect(logic.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(logic.posting.outputs.isEmpty)
    try await logic.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(logic.posting.outputs == [.succeeded([6, 5, 4, 3, 2].map(Post.sample))])
  }

  @Test("P-23: a user without posts is no failure")
  func none() async throws {
    let logic = ProfileLogic()
    try await logic.loadPosts()
    try await logic.answerPosts(.posts([]))
    #expect(logic.posting.outputs == [.succeeded([])])
  }

  @Test("P-24: a failure tells the reason, and the posts can be asked for again")
  func fails() async throws {
    let logic = ProfileLogic()
    try await logic.loadPosts()
    try await logic.answerPosts(.failure(.unreachable))
    #expect(logic.posting.outputs == [.failed("The posts could not be reached.")])
    try await logic.loadPosts()
    try await logic.answerPosts(.posts([.sample(1)]))
    #expect(logic.posting.outputs.dropFirst() == [.succeeded([.sample(1)])])
  }
}
