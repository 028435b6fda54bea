import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Posts of the user", .serialized)
struct ProfilePostsTests {
  private let profile = ProfileFixture()

  @Test("The posts of a shown user are asked for, and nothing of them shows until they are known.")
  func asks() async throws {
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.view.posts == .hidden)
  }

  @Test("After loading the user, the posts are asked for once.")
  func asksAfterLoading() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .user(.dee))
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id])
  }

  @Test("The newest five are listed, newest first, with their days.")
  func listsNewest() async throws {
    try await profile.answerPosts(.posts([2, 7, 1, 4, 6, 3, 5].map(Post.sample)))
    #expect(
      profile.view.posts
        == .rows((3...7).reversed().map { PostRow(title: "Post \($0)", date: "2026-03-0\($0)") }))
  }

  @Test("The days are those of the time zone in which the person is at that moment.")
  func followsTimeZone() async throws {
    let post = Post.sample("Escape", "2026-07-10T23:30:00+12:00")
    ScenarioPostService.setTimeZone("Asia/Kathmandu")
    defer { ScenarioPostService.setTimeZone() }
    try await profile.answerPosts(.posts([post, .sample("Late", "2026-05-01T18:15:00Z")]))
    #expect(
      profile.view.posts
        == .rows([
          PostRow(title: "Escape", date: "2026-07-10"), PostRow(title: "Late", date: "2026-05-02"),
        ]))
  }

  @Test("When there are no posts, the view says so.")
  func saysNone() async throws {
    try await profile.answerPosts(.posts([]))
    #expect(profile.view.posts == .noPosts)
  }

  @Test("A failure shows its message beside a profile that works on.")
  func fails() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    #expect(profile.view.posts == .failure("The posts could not be reached."))
    #expect(profile.view.content == .profile)
    try await profile.rename(to: "Dee")
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(profile.view.name == "Dee")
    #expect(profile.view.posts == .failure("The posts could not be reached."))
  }

  @Test("A retry clears the message and asks again.")
  func retries() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    profile.presenter.postsRetryTapped()
    #expect(profile.view.posts == .hidden)
    try await profile.answerPosts(.posts([.sample(3)]))
    #expect(profile.view.posts == .rows([PostRow(title: "Post 3", date: "2026-03-03")]))
    #expect(profile.postService.calls.count == 2)
  }

  @Test("Failed posts are not asked for again when the screen appears again.")
  func appearsAgain() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    profile.presenter.viewWillAppear()
    try await settle()
    #expect(profile.view.posts == .failure("The posts could not be reached."))
    #expect(profile.postService.calls.count == 1)
  }

  @Test("Selecting a row opens the post that the row shows.")
  func opensPost() async throws {
    let posts = [2, 7, 1, 4, 6, 3, 5].map(Post.sample)
    try await profile.answerPosts(.posts(posts))
    profile.presenter.postSelected(at: 0)
    profile.presenter.postSelected(at: 4)
    #expect(profile.view.openedPosts == [.sample(7), .sample(3)])
  }

  @Test(
    "An answer about posts leaves changes in flight alone.",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable)])
  func leavesChangesAlone(answer: ScenarioPostService.Answer) async throws {
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answerPosts(answer)
    #expect(profile.view.isSavingName)
    #expect(!profile.view.canChangePhoto)
    #expect(profile.view.nameField == "Dee")
    #expect(profile.view.name == "David Blaine")
  }
}
