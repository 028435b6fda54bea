import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

extension ViewFree {
  @Suite struct ProfilePresenterPostsTests {
    @Test("P-22: the newest five posts are shown, newest first")
    func newestFive() async throws {
      let profile = ProfileFixture.showing(.sample)
      #expect(profile.model.posts == nil)
      try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      #expect(profile.model.posts == [6, 5, 4, 3, 2].map(Post.sample))
      #expect(profile.screen.postsError == nil)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.postService.calls.isEmpty)
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.postService.calls.count == 1)
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let profile = ProfileFixture.showing(.sample)
      try await profile.answerPosts(.posts([]))
      #expect(profile.model.posts == [])
    }

    @Test("P-24: a failure shows beside the profile, and trying again clears it")
    func failed() async throws {
      let profile = ProfileFixture.showing(.sample)
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.screen.postsError == "The posts could not be reached.")
      #expect(!profile.screen.isContentHidden && profile.screen.error == nil)
      #expect(profile.model.posts == nil)
      profile.presenter.postsRetryTapped()
      #expect(profile.screen.postsError == nil)
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.model.posts == [.sample(1)])
    }

    @Test("P-25: selecting a row shows the post's screen")
    func selected() async throws {
      let profile = ProfileFixture.showing(.sample)
      try await profile.answerPosts(.posts([.sample(1), .sample(2)]))
      profile.presenter.postSelected(at: 1)
      #expect(profile.screen.postScreens == [.sample(1)])
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func left(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.showing(.sample)
      try await settle()
      profile.presenter.didLeave()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == .sample)
      let state = profile.state
      try await profile.answerPosts(answer)
      #expect(profile.state == state)
    }

    @Test("P-26: logging out cancels asking for posts")
    func loggedOut() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      try await settle()
      profile.presenter.logOutTapped()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and shows nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func pushedAgain(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      try await profile.answerPosts(answer)
      profile.presenter.didLeave()
      profile.presenter.viewWillAppear()
      #expect(profile.model.posts == nil && profile.screen.postsError == nil)
      try await settle()
      #expect(profile.postService.calls.count == 2)
    }
  }
}
