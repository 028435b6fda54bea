import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerPostsTests {
  let profile = ProfileFixture.presenting(.blaine)

  @Test("P-22, P-25: the newest five posts are presented, newest first, and none before the answer")
  func newestFive() async throws {
    try await settle()
    #expect(profile.state == .presenting(.blaine))
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    let rows = [6, 5, 4, 3, 2].map {
      PostRow(post: .sample($0), title: "Post \($0)", date: "2026-03-0\($0)")
    }
    #expect(profile.state == .presenting(.blaine) { $0.posts = .loaded(rows) })
  }

  @Test("P-22: the posts of a loaded user are asked for, too")
  func afterLoading() async throws {
    let profile = ProfileFixture()
    profile.load()
    try await profile.answer(.currentUser, with: .user(.dee))
    try await profile.answerPosts(.posts([]))
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id])
    #expect(profile.state == .presenting(.dee) { $0.posts = .empty })
  }

  @Test("P-22: the date is the day in the time zone when the posts are shown")
  func otherTimeZone() async throws {
    try await settle()
    let date = try Date("2026-01-01T05:00:00Z", strategy: .iso8601)
    let post = Post(id: Post.ID(rawValue: "1"), title: "New year", date: date)
    let profile = profile
    try await MainLoop.whenIdle {
      ScenarioPostService.setTimeZone("Pacific/Honolulu")
      defer {
        ScenarioPostService.setTimeZone()
      }
      try profile.postService.answer(.posts([post]))
      MainLoop.drain()
    }
    let rows = [PostRow(post: post, title: "New year", date: "2025-12-31")]
    #expect(profile.state == .presenting(.blaine) { $0.posts = .loaded(rows) })
  }

  @Test("P-23: a user without posts is presented as such")
  func none() async throws {
    try await profile.answerPosts(.posts([]))
    #expect(profile.state == .presenting(.blaine) { $0.posts = .empty })
  }

  @Test("P-24: a failure is presented beside a profile that works on")
  func failed() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    let failure = PostsState.failed(message: "The posts could not be reached.")
    #expect(profile.state == .presenting(.blaine) { $0.posts = failure })
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.state == .presenting(.blaine.with(name: "Dee")) { $0.posts = failure })
  }

  @Test("P-24: a retry clears the failure and asks again, which may fail again")
  func retried() async throws {
    for _ in 0..<2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.content?.posts != .loading)
      profile.reloadPosts()
      #expect(profile.state == .presenting(.blaine))
    }
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.postService.calls.count == 3)
    let rows = [PostRow(post: .sample(1), title: "Post 1", date: "2026-03-01")]
    #expect(profile.state == .presenting(.blaine) { $0.posts = .loaded(rows) })
  }

  @Test(
    "P-22, P-24: a retry asks for the posts of the presented user, even if another is cached",
    arguments: [nil, User.dee])
  func retriedBesideAnotherUser(_ user: User?) async throws {
    try await profile.answerPosts(.failure(.unreachable))
    profile.cache.user = user
    profile.reloadPosts()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id, User.blaine.id])
  }

  @Test(
    "P-22: an answer about posts changes nothing else",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable)])
  func nothingElse(answer: ScenarioPostService.Answer) async throws {
    try await profile.choosePhoto(.gif)
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("")
    profile.enter("Dai Vernon")
    try await settle()
    var expected = try #require(profile.content)
    try await profile.answerPosts(answer)
    let content = try #require(profile.content)
    #expect(content.posts != .loading)
    expected.posts = content.posts
    #expect(content == expected)
    #expect(content.isSavingName && content.isChangingPhoto)
  }
}
