import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPostsTests {
    @Test("P-22: the newest five posts are listed, with title and day, once the profile is shown")
    func newestFive() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      #expect(screen.postService.calls.isEmpty)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id])
      #expect(screen.shown == .blaine)
      try await screen.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      let rows = [
        ["Post 6", "2026-03-06"], ["Post 5", "2026-03-05"], ["Post 4", "2026-03-04"],
        ["Post 3", "2026-03-03"], ["Post 2", "2026-03-02"],
      ]
      #expect(screen.shown == .blaine.with { $0.posts = rows })
      #expect(screen.profileView.postsTableView.isOnScreen)
    }

    @Test("P-23: a user without posts reads that there are none")
    func none() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == .blaine.with { $0.isNoPostsHidden = false })
    }

    @Test("P-24: a failure shows beside a profile that works on; a retry clears it and asks again")
    func retries() async throws {
      let screen = try ProfileScreen()
      let failed = ProfileScreen.Shown.blaine.with {
        $0.postsError = "The posts could not be reached."
        $0.isPostsRetryHidden = false
      }
      for count in 1...2 {
        try await screen.answerPosts(.failure(.unreachable))
        #expect(screen.shown == failed)
        try screen.tap(screen.profileView.postsRetryButton)
        #expect(screen.shown == .blaine)
        try await settle()
        #expect(
          screen.postService.calls.map(\.userID)
            == Array(repeating: User.blaine.id, count: count + 1))
      }
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.shown.name == "Dee")
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.shown.posts == [["Post 1", "2026-03-01"]])
      #expect(screen.shown.postsError == nil && screen.shown.isPostsRetryHidden)
    }

    @Test("P-25: selecting a row pushes its post; coming back finds the same rows, none selected")
    func selects() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([.sample(1), .sample(2), .sample(3)]))
      let shown = screen.shown
      try #require(screen.profileView.postsTableView.touchRow(at: IndexPath(row: 2, section: 0)))
      #expect(screen.navigationController.viewControllers.count == 3)
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.postScreen.title == "Post 1")
      #expect(screen.profileView.postsTableView.indexPathForSelectedRow == nil)
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.postService.calls.count == 1)
    }
  }
}
