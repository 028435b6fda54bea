import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPostsTests {
    @Test("P-22: the newest five posts are listed, newest first, with title and local day")
    func newestFive() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown == .blaine)
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
      #expect(screen.shown == .blaine.with { $0.isNoPostsHidden = false })
    }

    @Test("P-24: a failure shows beside the profile, and can be tried again")
    func failed() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(
        screen.shown
          == .blaine.with {
            $0.postsError = "The posts could not be reached."
            $0.isPostsRetryHidden = false
          })
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
      screen.appearAgain()
      #expect(screen.shown.posts == [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]])
      #expect(screen.postService.calls.count == 1)
    }

    @Test("P-24: the profile works on beside a failure, and another failure is told again")
    func worksOn() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.shown.name == "Dee")
      #expect(screen.shown.postsError == "The posts could not be reached.")
      try screen.tap(screen.view.postsRetryButton)
      try await screen.answerPosts(.failure(.unreachable))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(!screen.shown.isPostsRetryHidden)
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id, User.blaine.id])
    }

    @Test("P-17: the posts' message outlasts every attempt to change the name or the photo")
    func postsError() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      for name in ["", "David Blaine"] {
        try screen.enter(name)
        expectPostsError(on: screen)
      }
      try await screen.choosePhoto(.gif)
      expectPostsError(on: screen)
      for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
        try screen.enter("Dee")
        expectPostsError(on: screen)
        try await screen.answer(.changeDisplayName, with: answer)
        expectPostsError(on: screen)
        try await screen.choosePhoto(Photo.landscape.data)
        expectPostsError(on: screen)
        try await screen.answer(.changePhoto, with: answer)
        expectPostsError(on: screen)
      }
      try await screen.endEveryRequest()
    }

    @Test("P-17: posts that fail or are tried again leave the messages of name and photo")
    func otherMessages() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(.gif)
      try screen.enter("")
      let shown = screen.shown
      try #require(shown.nameError != nil && shown.photoError != nil)
      for _ in 1...2 {
        try await screen.answerPosts(.failure(.unreachable))
        #expect(
          screen.shown
            == shown.with {
              $0.postsError = "The posts could not be reached."
              $0.isPostsRetryHidden = false
            })
        try screen.tap(screen.view.postsRetryButton)
        #expect(screen.shown == shown)
      }
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == shown.with { $0.isNoPostsHidden = false })
    }

    private func expectPostsError(
      on screen: ProfileScreen, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(
        screen.shown.postsError == "The posts could not be reached.",
        sourceLocation: sourceLocation)
      #expect(!screen.shown.isPostsRetryHidden, sourceLocation: sourceLocation)
    }
  }
}
