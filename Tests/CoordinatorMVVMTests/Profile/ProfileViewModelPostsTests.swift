import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

@Suite("Profile view model: posts")
struct ProfileViewModelPostsTests {
  let fixture = ProfileFixture(showing: .blaine)
  let failed = Content.showing(.blaine) {
    $0.posts = .failed(message: "The posts could not be reached.")
  }

  @Test("P-22: the newest five posts are shown, newest first, with title and the person's day")
  func showsNewestFive() async throws {
    #expect(fixture.content == .showing(.blaine))
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.posts = .loaded(
            [6, 5, 4, 3, 2].map { PostRow(title: "Post \($0)", date: "2026-03-0\($0)") })
        })
    #expect(fixture.viewModel.posts.rows.map(\.title) == (2...6).reversed().map { "Post \($0)" })
    #expect(!fixture.viewModel.posts.isEmpty && fixture.viewModel.posts.error == nil)
  }

  @Test("P-22: the date is that of the time zone in which the user is when the posts are shown")
  func showsLocalDate() async throws {
    let date = try Date("2026-03-02T04:00:00Z", strategy: .iso8601)
    let post = Post(id: Post.ID(rawValue: "1"), title: "Night", date: date)
    let posts = try await MainLoop.whenIdle { [fixture] in
      ScenarioPostService.setTimeZone("America/Los_Angeles")
      defer { ScenarioPostService.setTimeZone() }
      try fixture.postService.answer(.posts([post]))
      MainLoop.drain()
      return fixture.viewModel.posts
    }
    #expect(posts == .loaded([PostRow(title: "Night", date: "2026-03-01")]))
  }

  @Test(
    "P-22: an answer about posts changes nothing else, whatever is in flight or has failed",
    arguments: [
      ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable),
    ], [true, false])
  func changesNothingElse(answer: ScenarioPostService.Answer, hasFailed: Bool) async throws {
    try await fixture.enter("Dee")
    try await fixture.choosePhoto(.jpeg)
    if hasFailed {
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      try await fixture.answer(.changePhoto, with: .failure(.refused))
    }
    var content = fixture.content
    try await fixture.answerPosts(answer)
    content.posts = fixture.viewModel.posts
    #expect(content.posts != .loading)
    #expect(fixture.content == content)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-22: posts are asked for once the user is shown, and not before")
  func loadsAfterUser() async throws {
    let fixture = ProfileFixture(cached: nil)
    fixture.viewModel.viewWillAppear()
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    try await fixture.answer(.currentUser, with: .user(.dee))
    #expect(fixture.postService.calls.map(\.userID) == [User.dee.id])
  }

  @Test("P-23: when there are no posts, it says so")
  func hasNoPosts() async throws {
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.content == .showing(.blaine) { $0.posts = .empty })
    #expect(fixture.viewModel.posts.isEmpty && fixture.viewModel.posts.rows.isEmpty)
    #expect(fixture.viewModel.posts.error == nil)
  }

  @Test("P-24: a failure shows beside the profile; a retry clears it, asks again and can fail")
  func failsAndRetries() async throws {
    for count in 1...2 {
      try await fixture.answerPosts(.failure(.unreachable))
      #expect(fixture.content == failed)
      #expect(fixture.viewModel.posts.error == "The posts could not be reached.")
      #expect(fixture.viewModel.posts.rows.isEmpty && !fixture.viewModel.posts.isEmpty)
      fixture.viewModel.postsRetryTapped()
      #expect(fixture.content == .showing(.blaine))
      #expect(fixture.viewModel.posts.rows.isEmpty && !fixture.viewModel.posts.isEmpty)
      #expect(fixture.viewModel.posts.error == nil)
      try await settle()
      #expect(fixture.postService.calls.map(\.userID).count == count + 1)
    }
    #expect(fixture.postService.calls.allSatisfy { $0.userID == User.blaine.id })
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.posts = .loaded([PostRow(title: "Post 1", date: "2026-03-01")])
        })
  }

  @Test(
    "P-24: a retry is about the user who is shown, with or without photo, even if another is cached",
    arguments: [(User.blaine, User.dee), (.dee, .blaine)])
  func retriesForShownUser(user: User, cached: User) async throws {
    let fixture = ProfileFixture(showing: user)
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.cache.user = cached
    fixture.viewModel.postsRetryTapped()
    #expect(fixture.viewModel.posts == .loading)
    try await settle()
    #expect(fixture.postService.calls.map(\.userID) == [user.id, user.id])
  }

  @Test("P-24: posts are asked for again while name and photo are in flight")
  func retriesDuringChanges() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    try await fixture.enter("Dee")
    try await fixture.choosePhoto(.jpeg)
    fixture.viewModel.postsRetryTapped()
    #expect(fixture.viewModel.posts == .loading)
    try await settle()
    #expect(fixture.postService.calls.count == 2)
    #expect(fixture.viewModel.isSaving && fixture.viewModel.isChangingPhoto)
  }

  @Test("P-24: the profile works on beside posts that could not be loaded")
  func worksBesideFailure() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    try await fixture.enter("Dee")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.viewModel.name == "Dee")
    #expect(fixture.viewModel.posts == failed.posts)
  }

  @Test("P-25: selecting a row leads to its post")
  func selectsPost() async throws {
    var selected: [Post] = []
    fixture.viewModel.onPostSelected = { selected.append($0) }
    try await fixture.answerPosts(.posts([.sample(1), .sample(2)]))
    fixture.viewModel.postSelected(at: 1)
    fixture.viewModel.postSelected(at: 0)
    #expect(selected == [.sample(1), .sample(2)])
  }
}
