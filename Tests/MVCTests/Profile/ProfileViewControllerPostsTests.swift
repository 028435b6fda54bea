import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPostsTests {
    @Test("P-22: the newest five posts are listed, newest first, with title and day")
    func newestFive() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown.posts == nil)
      try await screen.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id])
      #expect(
        screen.shown.posts == [
          ["Post 6", "2026-03-06"], ["Post 5", "2026-03-05"], ["Post 4", "2026-03-04"],
          ["Post 3", "2026-03-03"], ["Post 2", "2026-03-02"],
        ])
      #expect(screen.shown.isNoPostsHidden && screen.shown.isPostsRetryHidden)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      #expect(screen.postService.calls.isEmpty)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id])
      screen.postService.endEveryCall()
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([]))
      #expect(!screen.shown.isNoPostsHidden)
      #expect(screen.shown.posts == nil)
    }

    @Test("P-24: a failure shows beside the profile, and can be tried again")
    func failed() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(!screen.shown.isPostsRetryHidden && screen.shown.error == nil)
      #expect(screen.shown.isNoPostsHidden && screen.shown.posts == nil)
      try screen.tap(screen.view.postsRetryButton)
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.shown.posts == [["Post 1", "2026-03-01"]])
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
    }

    @Test("P-25: selecting a row pushes the post's screen, and the row does not stay selected")
    func selected() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      try #require(screen.view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.postScreen.title == "Post 1")
      #expect(screen.view.postsTableView.indexPathForSelectedRow == nil)
      screen.pop()
      #expect(screen.shown.posts == [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]])
      #expect(screen.postService.calls.count == 1)
    }

    @Test(
      "P-26: leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [true, false])
    func left(loggingOut: Bool) async throws {
      let screen = try ProfileScreen()
      defer { screen.service.endEveryCall() }
      try await settle()
      if loggingOut { try screen.tap(screen.view.logOutButton) } else { screen.pop() }
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      #expect(screen.cache.user == (loggingOut ? nil : .blaine))
      let shown = screen.shown
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.shown == shown)
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and shows nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func pushedAgain(answer: ScenarioPostService.Answer) async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(answer)
      let controller = try #require(screen.navigationController.topViewController)
      screen.pop()
      screen.navigationController.pushViewController(controller, animated: false)
      #expect(screen.shown.posts == nil && screen.shown.isNoPostsHidden)
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
      try await screen.answerPosts(.posts([.sample(2)]))
      #expect(screen.shown.posts == [["Post 2", "2026-03-02"]])
    }
  }
}
