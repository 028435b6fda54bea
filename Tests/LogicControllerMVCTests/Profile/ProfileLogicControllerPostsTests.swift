import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerPostsTests {
    @Test("P-22: the newest five posts are presented, newest first")
    func newestFive() async throws {
      let profile = ProfileFixture.presenting(.sample)
      #expect(profile.states.count == 1)
      #expect(profile.content?.posts == nil)
      try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      #expect(profile.states.count == 2)
      #expect(profile.content?.posts == [6, 5, 4, 3, 2].map(Post.sample))
      #expect(profile.content?.postsError == nil)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.load()
      try await settle()
      #expect(profile.postService.calls.isEmpty)
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
    }

    @Test("P-22: what was typed meanwhile stays when the posts come")
    func typing() async throws {
      let profile = ProfileFixture.presenting(.sample)
      profile.type("Harry")
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.content?.draft == "Harry")
      #expect(profile.content?.posts == [.sample(1)])
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let profile = ProfileFixture.presenting(.sample)
      try await profile.answerPosts(.posts([]))
      #expect(profile.content?.posts == [])
    }

    @Test("P-24: a failure shows beside the profile, and trying again clears it")
    func failed() async throws {
      let profile = ProfileFixture.presenting(.sample)
      try await profile.answerPosts(.failure(.unreachable))
      #expect(
        profile.content?.postsError?.localizedDescription == "The posts could not be reached.")
      #expect(profile.content?.user == .sample && profile.error == nil)
      #expect(profile.content?.posts == nil)
      profile.reloadPosts()
      #expect(profile.content != nil && profile.content?.postsError == nil)
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.content?.posts == [.sample(1)])
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func left(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.presenting(.sample)
      try await settle()
      profile.logicController.didLeave()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == .sample)
      try await profile.answerPosts(answer)
      #expect(profile.states.count == 1)
    }

    @Test("P-26: logging out cancels the request for posts, and none can be sent again")
    func loggedOut() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await settle()
      profile.logicController.logOut {}
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      profile.reloadPosts()
      try await settle()
      #expect(profile.postService.calls.count == 1)
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and presents nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func pushedAgain(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await profile.answerPosts(answer)
      profile.logicController.didLeave()
      profile.load()
      #expect(profile.content != nil)
      #expect(profile.content?.posts == nil && profile.content?.postsError == nil)
      try await settle()
      #expect(profile.postService.calls.count == 2)
    }
  }
}
