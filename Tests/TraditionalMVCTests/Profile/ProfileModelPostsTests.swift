import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

extension ViewFree {
  @Suite struct ProfileModelPostsTests {
    @Test("P-22: the newest five posts are shown, newest first")
    func newestFive() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      #expect(profile.seen.posts == nil)
      try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      #expect(profile.seen.posts == [6, 5, 4, 3, 2].map(Post.sample))
      #expect(profile.seen.postsError == nil)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.model.open()
      try await settle()
      #expect(profile.postService.calls.isEmpty)
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      try await profile.answerPosts(.posts([]))
      #expect(profile.seen.posts == [])
    }

    @Test("P-24: a failure shows beside the profile, and trying again clears it")
    func failed() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.seen.postsError == "The posts could not be reached.")
      #expect(profile.seen.hasUser && profile.seen.error == nil)
      #expect(profile.seen.posts == nil)
      profile.model.reloadPosts()
      #expect(profile.seen.postsError == nil)
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.seen.posts == [.sample(1)])
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func left(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.opened(with: .sample)
      try await settle()
      profile.model.didLeave()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == .sample)
      let seen = profile.seen
      try await profile.answerPosts(answer)
      #expect(profile.seen == seen)
    }

    @Test("P-26: logging out cancels asking for posts")
    func loggedOut() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      try await settle()
      profile.model.logOut()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and shows nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func pushedAgain(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      try await profile.answerPosts(answer)
      profile.model.didLeave()
      profile.model.open()
      #expect(profile.seen.posts == nil && profile.seen.postsError == nil)
      try await settle()
      #expect(profile.postService.calls.count == 2)
    }
  }
}
