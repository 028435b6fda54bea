import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    /// Begins to change the name and the photo; both requests wait for an answer.
    func startChanges(on screen: ProfileScreen) async throws {
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
    }

    func expectLoggedOut(_ screen: ProfileScreen) {
      #expect(screen.cache.user == nil)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
    }

    @Test("P-18, P-26: logging out cancels all requests and shows the log-in screen")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try await startChanges(on: screen)
      try screen.tap(screen.profileView.logOutButton)
      expectLoggedOut(screen)
      #expect(screen.service.calls.map(\.isCancelled) == [true, true])
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      try await settle()
      #expect(screen.requests.dropFirst(2) == [.logOut])
      #expect(screen.service.calls.last?.isCancelled == false)
    }

    @Test("P-18: logging out after a failed load shows the log-in screen and tells the service")
    func logsOutAfterFailedLoad() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .dee
      try screen.tap(screen.errorView.logOutButton)
      expectLoggedOut(screen)
      try await settle()
      #expect(screen.requests == [.currentUser, .logOut])
    }

    @Test("P-4, P-12, P-18, P-24: each button does its own thing, and no other")
    func separatesButtons() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      try screen.tap(screen.errorView.retryButton)
      try await settle()
      #expect(screen.requests == [.currentUser, .currentUser])

      try await screen.answer(.currentUser, with: .user(.blaine))
      try await screen.answerPosts(.failure(.unreachable))
      let shown = screen.shown
      try await screen.choosePhoto(nil)
      #expect(screen.shown == shown)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.requests.count == 2)

      try screen.tap(screen.profileView.postsRetryButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.requests.count == 2)

      try screen.tap(screen.profileView.logOutButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.requests == [.currentUser, .currentUser, .logOut])
    }

    @Test(
      "P-18: logging out cancels the library, and neither sends nor judges what is being typed",
      arguments: ["Dee", ""])
    func logsOutWhileTyping(_ name: String) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.profileView.changePhotoButton)
      try await settle()
      try screen.type(name)
      let shown = screen.shown
      try screen.tap(screen.profileView.logOutButton)
      expectLoggedOut(screen)
      #expect(screen.photoLibrary.isCancelled)
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.shown == shown)
      #expect(screen.requests == [.logOut])
    }

    @Test(
      """
      P-20, P-26: after logging out, late answers change nothing, though the same user is cached \
      again
      """,
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)],
      [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func ignoresAnswersAfterLogOut(
      answer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
    ) async throws {
      let screen = try ProfileScreen()
      try await startChanges(on: screen)
      try screen.tap(screen.profileView.logOutButton)
      screen.cache.user = .blaine
      let shown = screen.shown
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-19: a name that is typed before going back is saved")
    func savesTypedName() async throws {
      let screen = try ProfileScreen()
      try screen.type("Dee")
      screen.pop()
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.requests == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user?.displayName == .sample("Dee"))
    }

    @Test(
      "P-19, P-20: popping cancels the load; a late answer changes neither screen nor cache",
      arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
    func ignoresLateUser(_ answer: ScenarioService.Answer) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.pop()
      #expect(screen.service.calls.map(\.isCancelled) == [true])
      let shown = screen.shown
      try await screen.answer(.currentUser, with: answer)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == nil)
    }

    @Test(
      "P-19, P-20, P-26: popping cancels the library and the posts, and keeps the cache",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func ignoresLatePhotoAndPosts(_ postsAnswer: ScenarioPostService.Answer) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.profileView.changePhotoButton)
      try await settle()
      screen.pop()
      #expect(screen.photoLibrary.isCancelled)
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      let shown = screen.shown
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.shown == shown)
      #expect(screen.requests == [])
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-19, P-20: a change goes on after popping, and its answer does not change the screen",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func goesOnAfterPopping(_ answer: ScenarioService.Answer) async throws {
      let screen = try ProfileScreen()
      try await startChanges(on: screen)
      screen.pop()
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      let shown = screen.shown
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      #expect(screen.shown == shown)
      let changed = User(id: User.blaine.id, displayName: .sample("Dee"), photo: .landscape)
      #expect(screen.cache.user == (answer == .accepted ? changed : .blaine))
    }

    @Test("P-19: being covered is not leaving, and answers still arrive")
    func isCovered() async throws {
      let screen = try ProfileScreen()
      try await startChanges(on: screen)
      screen.cover()
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      #expect(screen.postService.calls.map(\.isCancelled) == [false])
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      try await screen.answerPosts(.posts([]))
      var user = User.blaine
      user.displayName = .sample("Dee")
      #expect(
        screen.shown
          == .profile(of: user).with {
            $0.photoError = "The change was not accepted."
            $0.isNoPostsHidden = false
          })
    }

    @Test("P-21: with changes in flight, no object of a popped screen is alive")
    func isReleased() async throws {
      let service: ScenarioService
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try ProfileScreen()
        service = screen.service
        viewController = screen.viewController
        profileView = screen.profileView
        try await startChanges(on: screen)
        screen.pop()
        screen.postService.endEveryCall()
        try await settle()
      }
      #expect(viewController == nil)
      #expect(profileView == nil)
      #expect(service.calls.map(\.isPending) == [true, true])
    }

    @Test(
      "P-21: with a load or an open library unanswered, no object of a popped screen is alive",
      arguments: [nil, User.blaine])
    func isReleasedByCancelledRequests(cached user: User?) async throws {
      let service: ScenarioService
      let photoLibrary: ScenarioPhotoLibrary
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try ProfileScreen(cached: user)
        service = screen.service
        photoLibrary = screen.photoLibrary
        viewController = screen.viewController
        profileView = screen.profileView
        if user != nil { try screen.tap(screen.profileView.changePhotoButton) }
        try await settle()
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
      #expect(photoLibrary.isOpen == (user != nil))
      #expect(viewController == nil)
      #expect(profileView == nil)
    }

    @Test("P-18, P-21: telling the service of the log-out keeps no object of the screen alive")
    func isReleasedAfterLogOut() async throws {
      let service: ScenarioService
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try ProfileScreen()
        service = screen.service
        viewController = screen.viewController
        profileView = screen.profileView
        try screen.tap(screen.profileView.logOutButton)
      }
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.map(\.isPending) == [true])
      #expect(viewController == nil)
      #expect(profileView == nil)
    }
  }
}
