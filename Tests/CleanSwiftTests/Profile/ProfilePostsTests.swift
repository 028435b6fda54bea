import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

private typealias DisplayedPost = Profile.FetchPosts.ViewModel.DisplayedPost

extension ViewFree {
  @Suite("Profile, interactor to presenter: posts") struct ProfilePostsTests {
    @Test("P-22: the newest five posts are shown, newest first, with title and day")
    func newestFive() async throws {
      let profile = ProfileFixture.showing()
      #expect(profile.display.shown.posts == nil)
      try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      #expect(
        profile.display.shown.posts
          == [6, 5, 4, 3, 2].map { DisplayedPost(title: "Post \($0)", date: "2026-03-0\($0)") })
      #expect(profile.display.shown.postsError == nil)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let profile = ProfileFixture()
      profile.interactor.load(request: .init())
      try await settle()
      #expect(profile.postService.calls.isEmpty)
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
      profile.interactor.load(request: .init())
      try await settle()
      #expect(profile.postService.calls.count == 1)
      try await profile.end()
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.posts([]))
      #expect(profile.display.shown.posts == [])
    }

    @Test("P-24: a failure shows beside the profile, and trying again clears it")
    func failed() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.display.shown.postsError == "The posts could not be reached.")
      #expect(profile.display.shown.isProfileVisible == true && profile.display.shown.posts == nil)
      #expect(profile.display.shown.error == nil)
      profile.interactor.retryPosts(request: .init())
      #expect(profile.display.shown.postsError == nil)
      try await profile.answerPosts(.posts([.sample(1)]))
      #expect(profile.display.shown.posts == [DisplayedPost(title: "Post 1", date: "2026-03-01")])
    }

    @Test("P-25: selecting a row puts its post into the data store and leads to it")
    func selected() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.posts([.sample(1), .sample(2)]))
      profile.interactor.selectPost(request: .init(index: 1))
      #expect(profile.interactor.selectedPost == .sample(1))
      #expect(profile.display.selectedPosts == 1)
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func left(answer: ScenarioPostService.Answer) async throws {
      let profile = ProfileFixture.showing()
      try await settle()
      profile.interactor.leave(request: .init())
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == .sample)
      let shown = profile.display.shown
      try await profile.answerPosts(answer)
      #expect(profile.display.shown == shown)
    }

    @Test("P-26: logging out cancels asking for posts")
    func loggedOut() async throws {
      let profile = ProfileFixture.showing()
      try await settle()
      profile.interactor.logOut(request: .init())
      #expect(profile.postService.calls.map(\.isCancelled) == [true])
      try await profile.end()
    }

    @Test("P-26: a screen that is pushed again asks anew")
    func pushedAgain() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.posts([.sample(1)]))
      profile.interactor.leave(request: .init())
      profile.interactor.load(request: .init())
      try await settle()
      #expect(profile.postService.calls.count == 2)
      try await profile.end()
    }

    @Test("P-24: without a user no posts are requested")
    func withoutUser() async throws {
      let profile = ProfileFixture.showing()
      try await profile.answerPosts(.failure(.unreachable))
      profile.interactor.logOut(request: .init())
      profile.interactor.retryPosts(request: .init())
      try await settle()
      #expect(profile.postService.calls.count == 1)
      try await profile.end()
    }
  }
}
