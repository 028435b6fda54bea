import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerPostsTests {
    let actions = ActionsSpy()

    @Test("P-22: posts are asked for once the profile is shown, and there is no sign before")
    func asksOnceShown() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.sent)
      #expect(actions.loadPosts.inputs.isEmpty)
      try actions.load.tell(.succeeded(.blaine))
      #expect(actions.loadPosts.inputs.count == 1)
      #expect(actions.loadPosts.viewController === screen.viewController)
      try actions.loadPosts.tell(.sent)
      #expect(screen.shown == .blaine)
    }

    @Test("P-22: posts are listed in the order of the action, with the day in the time zone")
    func lists() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.succeeded([.sample(2), .sample(1)]))
      #expect(
        screen.shown
          == .blaine.with { $0.posts = [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]] })
    }

    @Test("P-23: a user without posts is told so")
    func none() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.succeeded([]))
      #expect(screen.shown == .blaine.with { $0.saysNoPosts = true })
    }

    @Test("P-24: a failure shows beside a working profile, and a retry clears it and asks again")
    func fails() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      let failed = ProfileScreen.Shown.blaine.with {
        $0.postsError = "The posts could not be reached."
        $0.offersPostsRetry = true
      }
      try actions.loadPosts.tell(.failed(PostServiceError.unreachable))
      #expect(screen.shown == failed)
      try screen.tap(screen.profileView.postsRetryButton)
      #expect(actions.loadPosts.inputs.count == 2)
      try actions.loadPosts.tell(.sent)
      #expect(screen.shown == .blaine)
      try actions.loadPosts.tell(.failed(PostServiceError.unreachable))
      #expect(screen.shown == failed)
      try screen.tap(screen.profileView.postsRetryButton)
      try actions.loadPosts.tell(.sent)
      try actions.loadPosts.tell(.succeeded([.sample(1)]))
      #expect(screen.shown == .blaine.with { $0.posts = [["Post 1", "2026-03-01"]] })
    }

    @Test("P-17, P-24: the posts' reason stays with every answer about name and photo")
    func keepsPostsError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.failed(PostServiceError.unreachable))
      try screen.enter("Dee")
      try actions.changeName.tell(.sent)
      try actions.changeName.tell(.succeeded(.houdini))
      try screen.tap(screen.profileView.changePhotoButton)
      try actions.changePhoto.tell(.sent)
      try actions.changePhoto.tell(.succeeded(.landscape))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(screen.shown.offersPostsRetry)
    }

    @Test("P-25: selecting a row hands its post to the action, and the row does not stay selected")
    func selects() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.succeeded([.sample(2), .sample(1)]))
      try screen.selectRow(1)
      #expect(actions.shownPosts == [.sample(1)])
      #expect(screen.profileView.postsTableView.indexPathForSelectedRow == nil)
    }
  }
}
