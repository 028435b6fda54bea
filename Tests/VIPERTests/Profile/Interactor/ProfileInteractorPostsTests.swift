import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileInteractorPostsTests {
  private let fixture = ProfileInteractorFixture()

  @Test("P-22: the newest five posts of the user are answered, newest first")
  func newestFive() async throws {
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    fixture.interactor.loadPosts()
    try await settle()
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.answers.posts == .success([6, 5, 4, 3, 2].map(PostResponse.sample)))
  }

  @Test("P-25: the post of a selected row is answered, as it was loaded")
  func selected() async throws {
    fixture.interactor.loadPosts()
    try await fixture.answerPosts(.posts([1, 3, 2].map(Post.sample)))
    fixture.interactor.selectPost(at: 0)
    #expect(fixture.answers.selectedPost == .sample(3))
    fixture.interactor.selectPost(at: 2)
    #expect(fixture.answers.selectedPost == .sample(1))
  }

  @Test("P-22: the posts of the user who is shown are answered, even if another is cached")
  func besideEmptiedCache() async throws {
    fixture.cache.user = nil
    fixture.interactor.loadPosts()
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    #expect(fixture.answers.posts == .success([.sample(1)]))
  }

  @Test("P-23: that there are no posts is an answer, too")
  func none() async throws {
    fixture.interactor.loadPosts()
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.answers.posts == .success([]))
  }

  @Test("P-24: after a failure the posts can be loaded again")
  func failed() async throws {
    fixture.interactor.loadPosts()
    try await fixture.answerPosts(.failure(.unreachable))
    #expect(fixture.answers.posts == .failure("The posts could not be reached."))
    fixture.interactor.loadPosts()
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.answers.posts == .success([.sample(1)]))
  }
}
