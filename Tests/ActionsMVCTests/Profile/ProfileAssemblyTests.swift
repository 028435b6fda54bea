import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  /// Tests of the view controller together with its real actions.
  ///
  /// The tested behaviour needs the view controller and the actions.
  @Suite struct ProfileAssemblyTests {
    let service = ScenarioService()
    let cache = UserCache()
    let photoLibrary = ScenarioPhotoLibrary()
    let postService = ScenarioPostService()
    let logInScreen = UIViewController()
    let postScreen = UIViewController()

    func open(cached user: User? = nil) throws -> ProfileScreen {
      cache.user = user
      return try ProfileScreen(
        ProfileAssembly.makeScreen(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
          makeLogInScreen: { [logInScreen] in logInScreen },
          makePostScreen: { [postScreen] post in
            postScreen.title = post.title
            return postScreen
          }))
    }

    func choosePhoto(_ data: Data?, on screen: ProfileScreen) async throws {
      try screen.tap(screen.profileView.changePhotoButton)
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }

    func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
      try await settle()
      try service.answer(kind, with: answer)
      try await settle()
    }

    func endEveryRequest() {
      service.endEveryCall()
      photoLibrary.close()
      postService.endEveryCall()
    }

    @Test("P-1, P-2, P-4: loading, failing, trying again and showing the loaded user")
    func loads() async throws {
      let screen = try open()
      #expect(screen.shown == ProfileScreen.Shown(isLoading: true))
      try await answer(.currentUser, with: .failure(.unreachable))
      #expect(
        screen.shown == ProfileScreen.Shown(loadError: "The profile could not be reached."))
      cache.user = .dee
      try screen.tap(screen.errorView.retryButton)
      #expect(screen.shown == ProfileScreen.Shown(isLoading: true))
      try await answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine)
      #expect(cache.user == .blaine)
      #expect(service.calls.map(\.request) == [.currentUser, .currentUser])
      endEveryRequest()
    }

    @Test("P-3: a cached user is shown at once, and nothing is asked")
    func showsCachedUser() async throws {
      let screen = try open(cached: .blaine)
      #expect(screen.shown == .blaine)
      try await settle()
      #expect(service.calls.isEmpty)
      endEveryRequest()
    }

    @Test("P-6: the return key saves the name, trimmed")
    func savesName() async throws {
      let screen = try open(cached: .blaine)
      try screen.enter(" Harry Houdini ")
      #expect(!screen.shown.isNameFieldEnabled && screen.shown.isSavingName)
      #expect(screen.shown.name == "David Blaine")
      try await answer(.changeDisplayName, with: .accepted)
      #expect(service.calls.map(\.request) == [.changeDisplayName(.houdini)])
      #expect(screen.shown.name == "Harry Houdini")
      #expect(screen.shown.nameFieldText == "Harry Houdini")
      #expect(cache.user == .houdini)
      endEveryRequest()
    }

    @Test("P-7, P-8: the reason for refusing a name shows until the saved name is back")
    func refusesName() async throws {
      let screen = try open(cached: .blaine)
      try screen.enter("Harry\u{7}")
      #expect(
        screen.shown.nameError == "A name cannot contain line breaks or control characters.")
      #expect(screen.shown.nameFieldText == "Harry\u{7}")
      #expect(screen.shown.isNameFieldEnabled && !screen.shown.isSavingName)
      try screen.enter(" David Blaine ")
      #expect(screen.shown == .blaine)
      try await settle()
      #expect(service.calls.isEmpty)
      endEveryRequest()
    }

    @Test("P-12: a chosen photo is sent, shown and cached")
    func changesPhoto() async throws {
      let screen = try open(cached: .blaine)
      try await choosePhoto(Photo.landscape.data, on: screen)
      try await answer(.changePhoto, with: .accepted)
      #expect(service.calls.map(\.request) == [.changePhoto(.landscape)])
      #expect(screen.shown == .blaine.with { $0.photo = .data(Photo.landscape.data) })
      #expect(cache.user == .withLandscape)
      endEveryRequest()
    }

    @Test("P-15: data that cannot be a photo is not sent, and the reason shows")
    func refusesPhoto() async throws {
      let screen = try open(cached: .blaine)
      try await choosePhoto(.gif, on: screen)
      #expect(
        screen.shown == .blaine.with { $0.photoError = "Only PNG and JPEG photos can be used." })
      #expect(service.calls.isEmpty)
      endEveryRequest()
    }

    @Test("P-22, P-25: selecting the newest post pushes its screen; coming back finds the rows")
    func showsPosts() async throws {
      let screen = try open(cached: .blaine)
      try await settle()
      #expect(postService.calls.map(\.userID) == [User.blaine.id])
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      let shown = screen.shown
      #expect(shown.posts == [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]])
      try screen.selectRow(0)
      #expect(screen.navigationController.viewControllers.count == 3)
      #expect(screen.navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 2")
      screen.pop()
      #expect(screen.shown == shown)
      #expect(postService.calls.count == 1)
    }

    @Test(
      "P-18: logging out replaces the stack; what is being typed is neither sent nor refused",
      arguments: ["Harry Houdini", ""])
    func logsOut(name: String) async throws {
      let screen = try open(cached: .blaine)
      try screen.type(name)
      try screen.tap(screen.profileView.logOutButton)
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)
      #expect(!screen.profileView.nameField.isEditing)
      #expect(screen.profileView.nameErrorLabel.isHidden)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.map(\.isCancelled) == [false])
      endEveryRequest()
    }

    @Test("P-18, P-20: logging out from a failed load empties the cache; what is cached then stays")
    func logsOutAfterFailure() async throws {
      let screen = try open()
      try await answer(.currentUser, with: .failure(.unreachable))
      cache.user = .blaine
      try screen.tap(screen.errorView.logOutButton)
      #expect(screen.navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)
      cache.user = .dee
      try await answer(.logOut, with: .failure(.unreachable))
      #expect(cache.user == .dee)
      endEveryRequest()
    }

    @Test("P-19: a name that is typed before going back is saved")
    func savesNameWhenPopped() async throws {
      let screen = try open(cached: .blaine)
      try screen.type("Harry Houdini")
      screen.pop()
      try await settle()
      #expect(service.calls.map(\.isCancelled) == [false])
      #expect(postService.calls.map(\.isCancelled) == [true])
      try await answer(.changeDisplayName, with: .accepted)
      #expect(cache.user == .houdini)
      endEveryRequest()
    }

    @Test("P-19, P-20: a popped screen cancels the load, and a late answer changes nothing")
    func popsWhileLoading() async throws {
      let screen = try open()
      try await settle()
      screen.pop()
      #expect(service.calls.map(\.isCancelled) == [true])
      try await answer(.currentUser, with: .user(.blaine))
      #expect(cache.user == nil)
      #expect(postService.calls.isEmpty)
    }

    @Test("P-20: after popping, answers to changes leave the screen as it was")
    func leavesPoppedScreen() async throws {
      let screen = try open(cached: .blaine)
      try screen.enter("Harry Houdini")
      screen.pop()
      try await answer(.changeDisplayName, with: .accepted)
      #expect(screen.profileView.nameLabel.text == "David Blaine")
      #expect(!screen.profileView.nameField.isEnabled)
      endEveryRequest()
    }

    @Test("P-12, P-18: a photo in flight when logging out is neither shown nor cached")
    func logsOutWithPhoto() async throws {
      let screen = try open(cached: .blaine)
      try await choosePhoto(Photo.landscape.data, on: screen)
      try screen.tap(screen.profileView.logOutButton)
      cache.user = .blaine
      try await answer(.changePhoto, with: .accepted)
      #expect(cache.user == .blaine)
      #expect(!screen.profileView.changePhotoButton.isEnabled)
      endEveryRequest()
    }

    @Test("P-21: a change that goes on after popping keeps nothing of the screen alive")
    func isReleased() async throws {
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try open(cached: .blaine)
        viewController = screen.viewController
        profileView = screen.profileView
        try screen.enter("Harry Houdini")
        try await settle()
        screen.pop()
      }
      #expect(viewController == nil && profileView == nil)
      try await answer(.changeDisplayName, with: .accepted)
      #expect(cache.user == .houdini)
      endEveryRequest()
    }

    @Test("P-21: logging out with requests in flight keeps nothing of the screen alive")
    func isReleasedAfterLogOut() async throws {
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try open(cached: .blaine)
        viewController = screen.viewController
        profileView = screen.profileView
        try await choosePhoto(Photo.landscape.data, on: screen)
        try screen.enter("Harry Houdini")
        try await settle()
        try screen.tap(screen.profileView.logOutButton)
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true, true, true])
      #expect(viewController == nil && profileView == nil)
      endEveryRequest()
    }
  }
}
