import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite("Profile, presenter and interactor: posts") struct ProfilePostsTests {
    @Test("P-22: the newest five posts are shown, newest first, with title and day")
    func newestFive() async throws {
      let profile = ProfileFixture.showing()
      #expect(profile.view.shown.posts == nil)
      try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      #expect(
        profile.view.shown.posts
          == [6, 5, 4, 3, 2].map { PostRow(title: "Post \($0)", date: "2026-03-0\($0)") })
      #expect(profile.view.shown.postsError == nil)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.postService.calls.isEmpty)
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      profile.presenter.viewWillAppear()
      try await settle()
      #expect(profile.postService.calls.count == 1)
      try await profile.end()
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.posts([]))
      #expect(profile.view.shown.posts == [])
    }

    @Test("P-24: a failure shows beside the profile, and trying again clears it")
    func failed() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.view.shown.postsError == "The posts could not be reached.")
      #expect(profile.view.shown.isProfileVisible == true && profile.view.shown.posts == nil)
      #expect(profile.view.shown.error == nil)
      profile.presenter.postsRetryTapped()
      #expect(profile.view.shown.postsError == nil)
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.view.shown.posts == [PostRow(title: "Post 1", date: "2026-03-01")])
    }

    @Test("P-25: selecting a row leads to the post")
    func selected() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.posts([.sample(1), .sample(2)]))
      profile.presenter.postSelected(at: 1)
      #expect(profile.router.postsShown == [.sample(1)])
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func left(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.showing()
      try await settle()
      profile.presenter.didLeave()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == .sample)
      let shown = profile.view.shown
      try await profile.answerPosts(answer)
      #expect(profile.view.shown == shown)
    }

    @Test("P-26: logging out cancels asking for posts")
    func loggedOut() async throws {
      let profile = ProfileFixture.showing()
      try await settle()
      profile.presenter.logOutTapped()
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      try await profile.end()
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and shows nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func pushedAgain(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(answer)
      profile.presenter.didLeave()
      profile.presenter.viewWillAppear()
      #expect(profile.view.shown.posts == nil && profile.view.shown.postsError == nil)
      try await settle()
      #expect(profile.postService.calls.count == 2)
      try await profile.end()
    }

    @Test("P-24: without a user no posts are requested")
    func withoutUser() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.failure(.unreachable))
      profile.presenter.logOutTapped()
      profile.presenter.postsRetryTapped()
      try await settle()
      #expect(profile.postService.calls.count == 1)
      try await profile.end()
    }
  }
}
