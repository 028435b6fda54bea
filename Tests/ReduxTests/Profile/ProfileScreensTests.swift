import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

extension WithViews {
  @Suite("Several profile screens of one app")
  struct ProfileScreensTests {
    @Test("P-3, P-20: the next screen begins anew, with the user who is cached then")
    func opensAgain() async throws {
      let screen = ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.pop()
      screen.open()
      #expect(screen.visible == ["spinner"])

      screen.pop()
      screen.cache.user = .dee
      screen.open()
      #expect(screen.text("name") == "Dee")
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.visible.contains("posts"))
      try screen.type("Dai")

      screen.pop()
      screen.cache.user = .blaine
      screen.open()
      let nameField: UITextField = try screen.view("nameField")
      #expect(screen.text("name") == "David Blaine")
      #expect(nameField.text == "David Blaine")
      #expect(nameField.isEnabled)
      #expect(!screen.visible.contains("posts"))
    }

    @Test("P-3, P-20: a screen that replaces an open one shows the user who is cached then")
    func replaces() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.enter("Harry Houdini")
      screen.cache.user = .dee
      screen.navigationController.setViewControllers(
        [screen.app.makeProfileScreen()], animated: false)
      #expect(screen.text("name") == "Dee")
      let nameField: UITextField = try screen.view("nameField")
      #expect(nameField.text == "Dee")
      #expect(nameField.isEnabled)
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.text("name") == "Dee")
      #expect(!screen.visible.contains("posts"))
      try await screen.answerPosts(.posts([]))
      #expect(screen.visible.contains("noPosts"))
      #expect(screen.app.store.state.profiles.count == 1)
    }

    @Test("P-2, P-20: a screen that went with its navigation controller leaves the next one alone")
    func isDismissed() async throws {
      let screen = ProfileScreen(cached: nil)
      screen.pop()
      do {
        let presented = UINavigationController(rootViewController: screen.app.makeProfileScreen())
        screen.navigationController.present(presented, animated: false)
        try await settle()
        presented.dismiss(animated: false)
      }
      screen.cache.user = .dee
      screen.open()
      #expect(screen.text("name") == "Dee")
      try screen.service.answer(.currentUser, with: .user(.blaine))
      try await settle()
      #expect(screen.text("name") == "Dee")
    }

    @Test("P-6, P-20: a screen above another one begins anew, and leaves the other's text alone")
    func opensTwice() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try screen.type("Dav")
      screen.open()
      let second: UITextField = try screen.view("nameField")
      #expect(second.text == "David Blaine")
      screen.pop()
      let first: UITextField = try screen.view("nameField")
      #expect(first.text == "Dav")
      #expect(screen.text("nameCount") == "3 of 40")
      #expect(screen.app.store.state.profiles.count == 1)
      try await screen.choosePhoto(.jpeg)
      try await screen.answer(.changePhoto, with: .accepted)
      let photoView: UIImageView = try screen.view("photo")
      #expect(photoView.image?.source == .data(.jpeg))
    }

    @Test("P-18: logging out on the upper one of two screens leaves nothing of both")
    func logsOutAbove() async throws {
      let screen = ProfileScreen(cached: .blaine)
      screen.open()
      try await settle()
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.logOut])
      #expect(screen.app.store.state == AppState())
    }

    @Test("P-18: logging out cancels changes, though the screen leaves by it")
    func cancelsChanges() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.choosePhoto(.jpeg)
      try await screen.enter("Dee")
      try screen.tap("logout")
      #expect(screen.service.calls.map(\.isCancelled) == [true, true])
    }

    @Test("P-5: what is answered while the screen is covered is on it when it appears again")
    func isToldWhileCovered() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.enter("Dee")
      screen.cover()
      try await screen.answer(.changeDisplayName, with: .accepted)
      screen.appearAgain()
      #expect(screen.text("name") == "Dee")
      #expect(screen.postService.calls.count == 1)
    }

    @Test("P-21: dropping the app and its screen leaves nothing of them alive")
    func releasesApp() async throws {
      weak var app: ReduxApp?
      weak var store: Store?
      weak var viewController: UIViewController?
      do {
        let screen = ProfileScreen(cached: nil)
        app = screen.app
        store = screen.app.store
        viewController = screen.navigationController.topViewController
        try await settle()
        #expect(screen.service.calls.map(\.isPending) == [true])
      }
      #expect(app == nil)
      #expect(store == nil)
      #expect(viewController == nil)
    }
  }
}
