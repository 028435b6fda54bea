import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct PostLoaderTests {
    @Test("P-22: the newest five posts of the user are handed over, newest first")
    func loads() async throws {
      let logic = ProfileLogic.loaded()
      try await logic.loadPosts()
      #expect(logic.postService.calls.map(\.userID) == [User.blaine.id])
      #expect(logic.posting.outputs == [.sent])
      try await logic.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(
        logic.posting.outputs == [.sent, .succeeded([6, 5, 4, 3, 2].map(Post.sample))])
    }

    @Test("P-22: without a user, no posts are asked for")
    func needsUser() async throws {
      let logic = ProfileLogic(cached: nil)
      try await logic.loadPosts()
      #expect(logic.postService.calls.isEmpty)
      #expect(logic.posting.outputs.isEmpty)
    }

    @Test("P-23: a user without posts is no failure")
    func none() async throws {
      let logic = ProfileLogic.loaded()
      try await logic.loadPosts()
      try await logic.answerPosts(.posts([]))
      #expect(logic.posting.outputs == [.sent, .succeeded([])])
    }

    @Test("P-24: a failure tells the reason, and the posts can be asked for again")
    func fails() async throws {
      let logic = ProfileLogic.loaded()
      try await logic.loadPosts()
      try await logic.answerPosts(.failure(.unreachable))
      #expect(logic.posting.outputs == [.sent, .failed("The posts could not be reached.")])
      try await logic.loadPosts()
      try await logic.answerPosts(.posts([.sample(1)]))
      #expect(logic.posting.outputs.dropFirst(2) == [.sent, .succeeded([.sample(1)])])
    }
  }
}
