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
      #expect(actions.loadPosts.inputs.isEmpty)
      try actions.load.tell(.success(.blaine))
      #expect(actions.loadPosts.inputs == [.blaine])
      #expect(actions.loadPosts.viewController === screen.viewController)
      #expect(screen.shown == .blaine)
    }

    @Test("P-22: posts are listed in the order of the action, with the day in the time zone")
    func lists() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.success([.sample(2), .sample(1)]))
      #expect(
        screen.shown
          == .blaine.with { $0.posts = [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]] })
    }

    @Test("P-23: a user without posts is told so")
    func none() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.success([]))
      #expect(screen.shown == .blaine.with { $0.saysNoPosts = true })
    }

    @Test("P-24: a failure shows beside a working profile, and a retry clears it and asks again")
    func fails() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      let failed = ProfileScreen.Shown.blaine.with {
        $0.postsError = "The posts could not be reached."
        $0.offersPostsRetry = true
      }
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(screen.shown == failed)
      try screen.tap(screen.profileView.postsRetryButton)
      #expect(actions.loadPosts.inputs == [.blaine, .blaine])
      #expect(screen.shown == .blaine)
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(screen.shown == failed)
      try screen.tap(screen.profileView.postsRetryButton)
      try actions.loadPosts.tell(.success([.sample(1)]))
      #expect(screen.shown == .blaine.with { $0.posts = [["Post 1", "2026-03-01"]] })
    }

    @Test("P-17, P-24: the posts' reason stays with every answer about name and photo")
    func keepsPostsError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      try screen.enter("Dee")
      try actions.changeDisplayName.tell(.success(.houdini))
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.success(.landscape))
      #expect(screen.shown.postsError == "The posts could not be reached.")
      #expect(screen.shown.offersPostsRetry)
    }

    @Test("P-17: the posts' reason stays with every attempt of name and photo, and its answer")
    func keepsPostsErrorThroughout() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      let names: [Result<DisplayName, any Error>] = [
        .failure(DisplayNameError.empty), .success(.blaine), .failure(UserServiceError.refused),
        .success(.houdini),
      ]
      for result in names {
        try screen.enter("Harry Houdini")
        expectPostsError(on: screen)
        try actions.changeDisplayName.tell(result)
        expectPostsError(on: screen)
      }
      let photos: [Result<Photo, any Error>] = [
        .failure(PhotoError.tooLarge), .failure(UserServiceError.unreachable),
        .success(.landscape),
      ]
      for result in photos {
        try screen.choosePhoto(Photo.landscape.data, from: actions)
        expectPostsError(on: screen)
        try actions.changePhoto.tell(result)
        expectPostsError(on: screen)
      }
    }

    private func expectPostsError(
      on screen: ProfileScreen, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(
        screen.shown.postsError == "The posts could not be reached.",
        sourceLocation: sourceLocation)
      #expect(screen.shown.offersPostsRetry, sourceLocation: sourceLocation)
    }

    @Test("P-25: selecting a row hands its post to the action, and the row does not stay selected")
    func selects() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try actions.loadPosts.tell(.success([.sample(2), .sample(1)]))
      try screen.selectRow(1)
      #expect(actions.shownPosts == [.sample(1)])
      #expect(screen.profileView.postsTableView.indexPathForSelectedRow == nil)
    }
  }
}
