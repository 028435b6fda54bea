import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

extension WithViews {
  @Suite("Profile coordinator")
  struct ProfileCoordinatorTests {
    @Test("P-12, P-13: each tap opens the library once, and the screen gets what was chosen")
    func opensLibrary() async throws {
      let screen = ProfileScreen(cached: .blaine)
      let button: UIButton = try screen.view("changePhoto")
      try await screen.choosePhoto(nil)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(button.isEnabled)
      try await screen.choosePhoto(.png)
      #expect(screen.photoLibrary.openedCount == 2)
      #expect(screen.service.calls.map(\.request) == [.changePhoto(try Photo(.png))])
    }

    @Test("P-18: the library is closed before the parent hears of the log-out, once")
    func closesLibrary() async throws {
      let photoLibrary = ScenarioPhotoLibrary()
      let navigationController = UINavigationController(rootViewController: UIViewController())
      let coordinator = makeCoordinator(photoLibrary, navigationController)
      var isCancelled: [Bool] = []
      coordinator.onLogOut = { isCancelled.append(photoLibrary.isCancelled) }
      let screen = coordinator.makeScreen()
      let window = UIWindow()
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      navigationController.pushViewController(screen, animated: false)
      try touch("changePhoto", in: window)
      try await settle()
      try touch("logout", in: window)
      #expect(isCancelled == [true])
      #expect(navigationController.topViewController === screen)
    }

    @Test("P-19: a screen that is removed below another one closes the library at once")
    func closesLibraryOnRemovalBelow() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.tap("changePhoto")
      try await settle()
      screen.cover()
      screen.navigationController.viewControllers.remove(at: 1)
      #expect(screen.navigationController.viewControllers.count == 2)
      #expect(screen.photoLibrary.isCancelled)
    }

    @Test("P-19: a screen that is popped while it is off screen closes the library at once")
    func closesLibraryOffScreen() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.tap("changePhoto")
      try await settle()
      screen.window.rootViewController = nil
      screen.pop()
      #expect(screen.photoLibrary.isCancelled)
    }

    @Test("P-18: logging out while the screen is off screen closes the library at once")
    func closesLibraryOnLogOutOffScreen() async throws {
      let screen = ProfileScreen(cached: .blaine)
      let button: UIButton = try screen.view("logout")
      try screen.tap("changePhoto")
      try await settle()
      screen.window.rootViewController = nil
      button.sendActions(for: .primaryActionTriggered)
      #expect(screen.photoLibrary.isCancelled)
      #expect(screen.showsLogIn)
    }

    @Test("P-19: the library stays open below another screen, and is closed by going back")
    func closesLibraryOnLeaving() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.tap("changePhoto")
      try await settle()
      screen.cover()
      screen.cover()
      #expect(screen.photoLibrary.cancelledCount == 0)
      screen.pop()
      screen.appearAgain()
      #expect(screen.photoLibrary.cancelledCount == 0)
      screen.pop()
      #expect(screen.photoLibrary.cancelledCount == 1)
    }

    @Test("P-19: popping to the lowest screen closes the library below another screen")
    func closesLibraryOnPoppingToRoot() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.tap("changePhoto")
      try await settle()
      screen.cover()
      screen.navigationController.popToRootViewController(animated: false)
      #expect(screen.photoLibrary.isCancelled)
    }

    @Test("P-20: a photo that is chosen too late is not sent", arguments: [true, false])
    func ignoresLatePhoto(logsOut: Bool) async throws {
      let screen = ProfileScreen(cached: .blaine)
      // Without this reference, the screen would be gone before the photo is chosen.
      let viewController = screen.navigationController.topViewController
      try screen.tap("changePhoto")
      try await settle()
      if logsOut { try screen.tap("logout") } else { screen.pop() }
      try screen.photoLibrary.choose(.jpeg)
      try await settle()
      #expect(screen.service.calls.map(\.request) == (logsOut ? [.logOut] : []))
      #expect(viewController?.parent == nil)
    }

    @Test("P-21: an open library that leaving cancels keeps no coordinator alive meanwhile")
    func isReleased() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.tap("changePhoto")
      try await settle()
      weak let coordinator = screen.childCoordinators.first
      weak let viewController = screen.navigationController.topViewController
      #expect(coordinator is ProfileCoordinator)
      screen.pop()
      #expect(screen.photoLibrary.isOpen)
      #expect(coordinator == nil && viewController == nil)
    }

    @Test("P-25: each selected row pushes the screen of its post")
    func showsPosts() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      for (row, title) in [(0, "Post 2"), (1, "Post 1")] {
        let table: UITableView = try screen.view("posts")
        try #require(table.touchRow(at: IndexPath(row: row, section: 0)))
        #expect(screen.navigationController.topViewController === screen.postScreen)
        #expect(screen.navigationController.viewControllers.count == 3)
        #expect(screen.postScreen.title == title)
        screen.pop()
      }
    }

    private func makeCoordinator(
      _ photoLibrary: ScenarioPhotoLibrary, _ navigationController: UINavigationController
    ) -> ProfileCoordinator {
      ProfileCoordinator(
        service: ScenarioService(), cache: UserCache(user: .blaine), photoLibrary: photoLibrary,
        postService: ScenarioPostService(), navigationController: navigationController,
        makePostScreen: { _ in UIViewController() })
    }

    private func touch(_ name: String, in window: UIWindow) throws {
      let control = window.firstView(identifiedBy: "profile.\(name)", isVisible: true) as? UIControl
      try #require(control?.touch() == true)
    }
  }
}
