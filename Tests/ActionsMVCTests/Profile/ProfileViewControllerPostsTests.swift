import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerPostsTests {
    @Test("P-22: the posts that the action returns are listed, with title and day")
    func listed() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown.posts == nil)
      try await screen.actions.loadPosts.answer(.success([.sample(2), .sample(1)]))
      #expect(screen.actions.loadPosts.inputs == [.blaine])
      #expect(screen.shown.posts == [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]])
      #expect(screen.shown.isNoPostsHidden && screen.shown.isPostsRetryHidden)
    }

    @Test("P-22: posts are asked for once the user is known, and not before")
    func afterLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      #expect(screen.actions.loadPosts.inputs.isEmpty)
      try await screen.actions.load.answer(.success(.blaine))
      #expect(screen.actions.loadPosts.inputs == [.blaine])
      try await screen.actions.loadPosts.answer(.success([]))
    }

    @Test("P-23: a user without posts is told so")
    func none() async throws {
      let screen = try ProfileScreen()
      try await screen.actions.loadPosts.answer(.success([]))
      #expect(!screen.shown.isNoPostsHidden && screen.shown.posts == nil)
    }

    @Test("P-24: a failure shows beside the profile, and can be tried again")
    func failed() async throws {
      let screen = try ProfileScreen()
      try await screen.actions.loadPosts.answer(.failure(PostServiceError.unreachable))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(!screen.shown.isPostsRetryHidden && screen.shown.error == nil)
      #expect(screen.shown.isNoPostsHidden && screen.shown.posts == nil)
      try screen.tap(screen.view.postsRetryButton)
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
      try await screen.actions.loadPosts.answer(.success([.sample(1)]))
      #expect(screen.shown.posts == [["Post 1", "2026-03-01"]])
    }

    @Test("P-25: selecting a row hands its post to the action, and the row does not stay selected")
    func selected() async throws {
      let screen = try ProfileScreen()
      try await screen.actions.loadPosts.answer(.success([.sample(2), .sample(1)]))
      try #require(screen.view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.actions.shownPosts == [.sample(1)])
      #expect(screen.view.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test(
      "P-26: leaving cancels asking for posts, abandons nothing and ignores a late answer",
      arguments: [true, false])
    func left(loggingOut: Bool) async throws {
      let screen = try ProfileScreen()
      try await settle()
      if loggingOut { try screen.tap(screen.view.logOutButton) } else { screen.pop() }
      #expect(screen.actions.loadPosts.cancelledCount == 1)
      #expect(screen.actions.abandonChangeCount == 0)
      let shown = screen.shown
      try await screen.actions.loadPosts.answer(
        loggingOut ? .success([.sample(1)]) : .failure(PostServiceError.unreachable))
      #expect(screen.shown == shown)
    }

    @Test(
      "P-26: a screen that is pushed again asks anew and shows nothing from before",
      arguments: [[], [Post.sample(1)], nil])
    func pushedAgain(posts: [Post]?) async throws {
      let screen = try ProfileScreen()
      try await screen.actions.loadPosts.answer(
        posts.map { .success($0) } ?? .failure(PostServiceError.unreachable))
      screen.pop()
      screen.push()
      #expect(screen.shown.posts == nil && screen.shown.isNoPostsHidden)
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
      try await screen.actions.loadPosts.answer(.success([.sample(2)]))
      #expect(screen.shown.posts == [["Post 2", "2026-03-02"]])
    }
  }
}
