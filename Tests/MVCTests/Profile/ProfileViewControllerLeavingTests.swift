import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    @Test(
      "P-18: logging out cancels what is in flight and shows the log-in screen, in the same turn")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.tap(screen.view.logOutButton)
      #expect(screen.cache.user == nil)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      #expect(screen.service.calls.map(\.isCancelled) == [true, true])
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      try await settle()
      #expect(
        screen.service.calls.map(\.request)
          == [.changeDisplayName(.sample("Dee")), .changePhoto(.landscape), .logOut])
      #expect(screen.service.calls.last?.isCancelled == false)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-18: the answer to the log-out changes nothing, also with another user cached since",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
    func logOutAnswered(answer: ScenarioService.Answer, other: User?) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.logOutButton)
      screen.cache.user = other
      let shown = screen.shown
      try await screen.answer(.logOut, with: answer)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === screen.logInScreen)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == other)
      try await screen.endEveryRequest()
    }

    @Test("P-18: what is still being typed is neither sent nor judged", arguments: ["Dee", ""])
    func logsOutTyping(name: String) async throws {
      let screen = try ProfileScreen()
      try screen.type(name)
      let shown = screen.shown
      try screen.tap(screen.view.logOutButton)
      #expect(!screen.view.nameField.isEditing)
      #expect(screen.shown == shown)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.logOut])
      try await screen.endEveryRequest()
    }

    @Test("P-18: logging out after a failure to load empties the cache")
    func logsOutAfterFailure() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .dee
      try screen.tap(screen.errorView.logOutButton)
      #expect(screen.cache.user == nil)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .logOut])
      try await screen.endEveryRequest()
    }

    @Test("P-4, P-12, P-18, P-24: each button does its own thing, and no other")
    func buttons() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      try screen.tap(screen.errorView.retryButton)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser])

      try await screen.answer(.currentUser, with: .user(.blaine))
      try await screen.answerPosts(.failure(.unreachable))
      let shown = screen.shown
      try await screen.choosePhoto(nil)
      #expect(screen.shown == shown)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap(screen.view.postsRetryButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap(screen.view.logOutButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser, .logOut])
      try await screen.endEveryRequest()
    }

    @Test("P-18, P-20: logging out closes the library, and a photo that is chosen late is not sent")
    func logsOutInLibrary() async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.changePhotoButton)
      try await settle()
      try screen.tap(screen.view.logOutButton)
      #expect(screen.photoLibrary.isCancelled)
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.logOut])
      try await screen.endEveryRequest()
    }

    @Test(
      """
      P-20, P-26: after logging out, late answers change nothing, even if the same user is cached \
      again
      """,
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)],
      [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func lateAfterLogOut(
      answer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
    ) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.tap(screen.view.logOutButton)
      screen.cache.user = .blaine
      let shown = screen.shown
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.shown == shown)
      #expect(screen.cache.user == .blaine)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-19, P-20: popping cancels the load, and a late answer changes nothing",
      arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
    func popsLoading(answer: ScenarioService.Answer) async throws {
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
      "P-19, P-26: popping closes the library and cancels the posts; late answers change nothing",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func popsChoosing(postsAnswer: ScenarioPostService.Answer) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.changePhotoButton)
      try await settle()
      screen.pop()
      #expect(screen.photoLibrary.isCancelled)
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      let shown = screen.shown
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await screen.answerPosts(postsAnswer)
      #expect(screen.shown == shown)
      #expect(screen.service.calls.isEmpty)
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-19, P-27: changes go on after popping; acceptance reaches the cache, failure does not",
      arguments: [true, false])
    func popsChanging(isAccepted: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      screen.pop()
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      #expect(screen.cache.user == .blaine)
      let shown = screen.shown
      let answer = isAccepted ? ScenarioService.Answer.accepted : .failure(.refused)
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      #expect(screen.shown == shown)
      #expect(
        screen.cache.user
          == (isAccepted
            ? User.blaine.with {
              $0.displayName = .sample("Dee")
              $0.photo = .landscape
            } : .blaine))
      try await screen.endEveryRequest()
    }

    @Test(
      "P-27: a change accepted after popping keeps what else another part has cached of the user")
    func popsOtherChanges() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Harry Houdini")
      try await screen.choosePhoto(Photo.landscape.data)
      screen.pop()
      screen.cache.user?.photo = try Photo(.png)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.cache.user?.displayName == .sample("Harry Houdini"))
      #expect(screen.cache.user?.photo == (try Photo(.png)))
      screen.cache.user?.displayName = .sample("Dai Vernon")
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.cache.user?.displayName == .sample("Dai Vernon"))
      #expect(screen.cache.user?.photo == .landscape)
      try await screen.endEveryRequest()
    }

    @Test(
      "P-19, P-27: a change accepted after popping leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func popsCache(other: User?) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Harry Houdini")
      try await screen.choosePhoto(Photo.landscape.data)
      screen.pop()
      screen.cache.user = other
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.cache.user == other)
      try await screen.endEveryRequest()
    }

    @Test("P-6, P-19: a name that is typed just before popping is saved")
    func popsTyping() async throws {
      let screen = try ProfileScreen()
      try screen.type("Dee")
      screen.pop()
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user?.displayName == .sample("Dee"))
      try await screen.endEveryRequest()
    }

    @Test("P-19: being covered is not leaving")
    func covered() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      screen.cover()
      screen.appearAgain()
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      #expect(screen.postService.calls.map(\.isCancelled) == [false])
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.shown.name == "Dee")
      try await screen.endEveryRequest()
    }

    @Test("P-21: changes that go on after popping keep no object of the screen alive")
    func lifetime() async throws {
      let service = ScenarioService()
      let postService = ScenarioPostService()
      weak var viewController: UIViewController?
      weak var view: ProfileView?
      do {
        let screen = try ProfileScreen(service: service, postService: postService)
        viewController = screen.viewController
        view = screen.view
        try screen.enter("Dee")
        try await screen.choosePhoto(Photo.landscape.data)
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true, true])
      #expect(viewController == nil)
      #expect(view == nil)
      service.endEveryCall()
      postService.endEveryCall()
      try await settle()
    }

    @Test(
      "P-21: requests that popping cancels keep no object of the screen alive, even unanswered",
      arguments: [nil, User.blaine])
    func cancelledLifetime(cached user: User?) async throws {
      let service = ScenarioService()
      let postService = ScenarioPostService()
      let photoLibrary: ScenarioPhotoLibrary
      weak var viewController: UIViewController?
      weak var view: ProfileView?
      do {
        let screen = try ProfileScreen(cached: user, service: service, postService: postService)
        photoLibrary = screen.photoLibrary
        viewController = screen.viewController
        view = screen.view
        if user != nil { try screen.tap(screen.view.changePhotoButton) }
        try await settle()
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
      #expect(postService.calls.map(\.isPending) == (user == nil ? [] : [true]))
      #expect(photoLibrary.isOpen == (user != nil))
      #expect(viewController == nil)
      #expect(view == nil)
      service.endEveryCall()
      postService.endEveryCall()
      photoLibrary.close()
      try await settle()
    }

    @Test("P-18, P-21: telling the service of the log-out keeps no object of the screen alive")
    func logOutLifetime() async throws {
      let service = ScenarioService()
      let postService = ScenarioPostService()
      weak var viewController: UIViewController?
      weak var view: ProfileView?
      do {
        let screen = try ProfileScreen(service: service, postService: postService)
        viewController = screen.viewController
        view = screen.view
        try screen.tap(screen.view.logOutButton)
      }
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.map(\.isPending) == [true])
      #expect(viewController == nil)
      #expect(view == nil)
      service.endEveryCall()
      postService.endEveryCall()
      try await settle()
    }
  }
}
