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
      try screen.type("Dee")
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
      try await screen.choosePhoto(nil)
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
      try await screen.choosePhoto(Photo.landscape.data)
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
      try await screen.choosePhoto(Photo.landscape.data)
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
      try screen.type("Dee")
      screen.pop()
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.requests == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user?.displayName == .sample("Dee"))
    }

    @Test("P-19: being covered is not leaving")
    func staysWhenCovered() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.cover()
      #expect(screen.service.calls.map(\.isCancelled) == [false])
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine())
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-21: with changes in flight, no object of a popped screen is alive")
    func isReleased() async throws {
      let service: ScenarioService
      weak var viewController: UIViewController?
      weak var view: UIView?
      do {
        let screen = try ProfileScreen()
        service = screen.service
        viewController = screen.viewController
        view = screen.viewController.view
        try screen.enter("Dee")
        try await screen.choosePhoto(Photo.landscape.data)
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true, true])
      #expect(viewController == nil)
      #expect(view == nil)
    }

    @Test(
      "P-21: with a load or an open library unanswered, no object of a popped screen is alive",
      arguments: [nil, User.blaine])
    func isReleasedByCancelledRequests(cached user: User?) async throws {
      let service: ScenarioService
      let photoLibrary: ScenarioPhotoLibrary
      weak var viewController: UIViewController?
      weak var view: UIView?
      do {
        let screen = try ProfileScreen(cached: user)
        service = screen.service
        photoLibrary = screen.photoLibrary
        viewController = screen.viewController
        view = screen.viewController.view
        if user != nil { try screen.tap(screen.view.changePhotoButton) }
        try await settle()
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
      #expect(photoLibrary.isOpen == (user != nil))
      #expect(viewController == nil)
      #expect(view == nil)
    }

    @Test("P-18, P-21: telling the service of the log-out keeps no object of the screen alive")
    func isReleasedAfterLogOut() async throws {
      let service: ScenarioService
      weak var viewController: UIViewController?
      weak var view: UIView?
      do {
        let screen = try ProfileScreen()
        service = screen.service
        viewController = screen.viewController
        view = screen.viewController.view
        try screen.tap(screen.view.logOutButton)
      }
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.map(\.isPending) == [true])
      #expect(viewController == nil)
      #expect(view == nil)
    }
  }
}
