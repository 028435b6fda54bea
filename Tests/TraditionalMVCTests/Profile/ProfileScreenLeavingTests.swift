import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import TraditionalMVC

extension WithViews {
  @Suite struct ProfileScreenLeavingTests {
    @Test("P-18: logging out replaces the navigation stack, also while a name is being typed")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try screen.type("!")
      try screen.tap(screen.view.logOutButton)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      #expect(screen.cache.user == nil)
      try await settle()
      #expect(screen.requests == [.logOut])
      #expect(screen.service.calls.map(\.isCancelled) == [false])
    }

    @Test("P-4, P-18: the button beside a failed load logs out, too")
    func logsOutAfterFailure() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .blaine
      try screen.tap(screen.errorView.logOutButton)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      #expect(screen.cache.user == nil)
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
      try await screen.choose(nil)
      #expect(screen.shown == shown)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.requests.count == 2)

      try screen.tap(screen.view.postsRetryButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.requests.count == 2)

      try screen.tap(screen.view.logOutButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.requests == [.currentUser, .currentUser, .logOut])
    }

    @Test("P-18, P-20: logging out cancels changes, and late answers to them change nothing")
    func logsOutWhileChanging() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      try screen.enter("Dee")
      try await settle()
      try screen.tap(screen.view.logOutButton)
      #expect(screen.service.calls.map(\.isCancelled) == [true, true])
      screen.cache.user = .blaine
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-19: popping cancels the load, choosing a photo and the posts")
    func popCancels() async throws {
      let loading = try ProfileScreen(cached: nil)
      try await settle()
      loading.pop()
      #expect(loading.service.calls.map(\.isCancelled) == [true])

      let choosing = try ProfileScreen()
      try choosing.tap(choosing.view.changePhotoButton)
      try await settle()
      choosing.pop()
      #expect(choosing.photoLibrary.isCancelled)
      #expect(choosing.postService.calls.map(\.isCancelled) == [true])
      #expect(choosing.cache.user == .blaine)
    }

    @Test("P-19, P-20: changes go on after popping, reach the cache and leave the view as it was")
    func popLetsChangesGo() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(Photo.landscape.data)
      try screen.enter("Dee")
      try await settle()
      screen.pop()
      let shown = screen.shown
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(
        screen.cache.user
          == User(id: User.blaine.id, displayName: .sample("Dee"), photo: .landscape))
      #expect(screen.shown == shown)
    }

    @Test("P-19: a name typed just before popping is saved")
    func popSavesName() async throws {
      let screen = try ProfileScreen()
      try screen.type("!")
      screen.pop()
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.requests == [.changeDisplayName(.sample("David Blaine!"))])
      #expect(screen.cache.user?.displayName == .sample("David Blaine!"))
    }

    @Test("P-19: being covered is not leaving")
    func staysWhenCovered() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.navigationController.pushViewController(UIViewController(), animated: false)
      #expect(screen.service.calls.map(\.isCancelled) == [false])
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine())
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-21: no object of a popped screen is alive, though a change is in flight",
      arguments: [true, false])
    func isReleased(isChanging: Bool) async throws {
      let navigationController = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      let service = ScenarioService()
      let cache = UserCache(user: isChanging ? .blaine : nil)
      navigationController.pushViewController(
        ProfileAssembly.makeScreen(
          service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
          postService: ScenarioPostService(), makeLogInScreen: { UIViewController() },
          makePostScreen: { _ in UIViewController() }),
        animated: false)
      weak let controller = navigationController.topViewController as? ProfileViewController
      weak let view = controller?.view
      try #require(view != nil)
      if isChanging {
        controller?.nameChanged("Dee")
        controller?.nameEditingEnded()
      }
      try await settle()
      navigationController.popViewController(animated: false)
      try await settle()
      #expect(controller == nil)
      #expect(view == nil)
      #expect(service.calls.map(\.isCancelled) == [!isChanging])
    }
  }
}
