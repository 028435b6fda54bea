import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterPostsTests {
  @Test("P-22: the newest five posts are shown, newest first, with the day in the time zone")
  func newestFive() async throws {
    let profile = ProfileFixture.showing()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.screen == .blaine)
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    let rows = [6, 5, 4, 3, 2].map {
      PostRow(title: "Post \($0)", date: "2026-03-0\($0)")
    }
    #expect(profile.screen == .blaine.with { $0.posts = rows })
    #expect(profile.postService.calls.count == 1)
  }

  @Test("P-22: posts are asked for once the user is known, and not before")
  func afterLoading() async throws {
    let profile = try await ProfileFixture.loading()
    #expect(profile.postService.calls.isEmpty)
    try await profile.answer(.currentUser, with: .user(.dee))
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id])
    #expect(profile.screen == .dee)
  }

  @Test("P-23: a user without posts is told so")
  func none() async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.posts([]))
    #expect(profile.screen == .blaine.with { $0.isNoPostsHidden = false })
  }

  @Test("P-24: a failure shows beside the profile, and a retry clears it and asks again")
  func failed() async throws {
    let failed = ProfileScreen.blaine.with {
      $0.postsError = "The posts could not be reached."
    }
    let profile = ProfileFixture.showing()
    for count in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.screen == failed)
      profile.presenter.postsRetryTapped()
      #expect(profile.screen == .blaine)
      try await settle()
      #expect(profile.postService.calls.count == count + 1)
    }
    #expect(profile.postService.calls.allSatisfy { $0.userID == User.blaine.id })
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(
      profile.screen
        == .blaine.with { $0.posts = [PostRow(title: "Post 1", date: "2026-03-01")] })
    profile.enter("Dee")
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Dee"))])
  }

  @Test(
    "P-23, P-24: a retry is for the user who is shown, without a photo, even if another is cached",
    arguments: [nil, User.blaine])
  func retriedBesideAnotherUser(_ user: User?) async throws {
    let profile = ProfileFixture.showing(.dee)
    try await profile.answerPosts(.failure(.unreachable))
    profile.cache.user = user
    profile.presenter.postsRetryTapped()
    try await profile.answerPosts(.posts([]))
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id, User.dee.id])
    #expect(profile.screen == .dee.with { $0.isNoPostsHidden = false })
  }

  @Test(
    "P-22: the day is that of the time zone in which the person is when the posts are shown",
    arguments: [("America/New_York", "2026-03-02"), ("Asia/Tokyo", "2026-03-03")])
  func timeZone(identifier: String, day: String) async throws {
    let profile = ProfileFixture.showing()
    let date = try Date("2026-03-03T03:30:00Z", strategy: .iso8601)
    try await profile.answerPosts(
      .posts([Post(id: Post.ID(rawValue: "1"), title: "Rings", date: date)]), in: identifier)
    #expect(profile.screen.posts == [PostRow(title: "Rings", date: day)])
  }

  @Test(
    "P-22, P-24: an answer about posts, and a retry, leave changes in flight as they are",
    arguments: [
      ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable),
    ])
  func changesInFlight(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.failure(.unreachable))
    profile.enter("Dee")
    profile.presenter.changePhotoTapped()
    try await settle()
    try await expectOnlyPostsChange(of: profile, with: answer)
  }

  @Test(
    "P-17, P-24: an answer about posts, and a retry, leave the messages of other attempts",
    arguments: [
      ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable),
    ])
  func messages(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.failure(.unreachable))
    profile.enter("")
    try await profile.choosePhoto(.gif)
    try await expectOnlyPostsChange(of: profile, with: answer)
  }

  private func expectOnlyPostsChange(
    of profile: ProfileFixture, with answer: ScenarioPostService.Answer
  ) async throws {
    let screen = profile.screen.with { $0.postsError = nil }
    profile.presenter.postsRetryTapped()
    #expect(profile.screen == screen)
    try await profile.answerPosts(answer)
    #expect(
      profile.screen.with {
        $0.posts = nil
        $0.isNoPostsHidden = true
        $0.postsError = nil
      } == screen)
  }

  @Test("P-25: selecting a row asks for the screen of its post")
  func selected() async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.posts([.sample(1), .sample(2)]))
    #expect(profile.navigation.selectedPosts == [])
    profile.presenter.postSelected(at: 1)
    profile.presenter.postSelected(at: 0)
    #expect(profile.navigation.selectedPosts == [.sample(1), .sample(2)])
  }
}
