import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileInteractorPostsTests {
  @Test("P-22, P-25: the newest five posts are presented and stored, newest first")
  func newestFive() async throws {
    let fixture = ProfileInteractorFixture()
    try await settle()
    #expect(fixture.presented.posts == nil)
    #expect(fixture.interactor.posts.isEmpty)
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.presented.posts == .success([6, 5, 4, 3, 2].map(Post.sample)))
    #expect(fixture.interactor.posts == [6, 5, 4, 3, 2].map(Post.sample))
  }

  @Test("P-22: posts are asked for once the user is known")
  func afterLoading() async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    #expect(fixture.presented.posts == nil)
  }

  @Test("P-23: that there are no posts is presented")
  func none() async throws {
    let fixture = ProfileInteractorFixture()
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.presented.posts == .success([]))
  }

  @Test("P-24: a failure is presented, and each retry asks again")
  func failed() async throws {
    let fixture = ProfileInteractorFixture()
    for _ in 1...2 {
      try await fixture.answerPosts(.failure(.unreachable))
      #expect(fixture.presented.posts == .failure("The posts could not be reached."))
      fixture.interactor.loadPosts(request: .init())
    }
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.presented.posts == .success([.sample(1)]))
    #expect(fixture.postService.calls.map(\.userID) == .init(repeating: User.sample.id, count: 3))
  }

  @Test(
    "P-22: the answer about posts presents posts alone",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func presentsNothingElse(answer: ScenarioPostService.Answer) async throws {
    let fixture = ProfileInteractorFixture()
    try await fixture.changeBoth()
    let count = fixture.presented.count
    try await fixture.answerPosts(answer)
    #expect(fixture.presented.count == count + 1)
    #expect(fixture.presented.name == .started)
    #expect(fixture.presented.photo == nil)
  }
}
