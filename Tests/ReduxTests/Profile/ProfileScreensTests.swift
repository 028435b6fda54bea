import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

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

    @Test(
      "P-20: an answer to a screen that was left changes nothing on the next screen",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
    func keepsNextScreen(answer: ScenarioService.Answer, next: User) async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.choosePhoto(.jpeg)
      try await screen.enter("Harry Houdini")
      screen.pop()
      screen.cache.user = next
      screen.open()
      try screen.type("Dav")
      let visible = screen.visible
      try await screen.answer(.changeDisplayName, with: answer)
      try await screen.answer(.changePhoto, with: answer)
      let nameField: UITextField = try screen.view("nameField")
      let photoView: UIImageView = try screen.view("photo")
      #expect(screen.visible == visible)
      #expect(screen.text("name") == next.displayName.text)
      #expect(nameField.text == "Dav")
      #expect(photoView.image == photo(of: next))
    }

    @Test("P-18, P-20: after logging out and in again, late answers change nothing")
    func logsInAgain() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.choosePhoto(.jpeg)
      try await screen.enter("Harry Houdini")
      try screen.tap("logout")
      screen.cache.user = .dee
      screen.open()
      let visible = screen.visible
      #expect(screen.text("name") == "Dee")
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      try await screen.answer(.logOut, with: .accepted)
      #expect(screen.visible == visible)
      #expect(screen.text("name") == "Dee")
      #expect(screen.cache.user == .dee)
      try screen.tap("logout")
      #expect(screen.showsLogIn)
    }

    @Test("P-20: a screen that was left is not told of the next one")
    func forgetsFormerScreen() async throws {
      let screen = ProfileScreen(cached: .blaine)
      let former = try #require(screen.navigationController.topViewController)
      let label = former.view.firstView(identifiedBy: "profile.name") as? UILabel
      screen.pop()
      screen.cache.user = .dee
      screen.open()
      #expect(screen.text("name") == "Dee")
      #expect(label?.text == "David Blaine")
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
      let service = ScenarioService()
      weak var released: ReduxApp?
      weak var store: Store?
      weak var viewController: UIViewController?
      do {
        let app = ReduxApp(
          service: service, cache: UserCache(), photoLibrary: ScenarioPhotoLibrary(),
          postService: ScenarioPostService(), makeLogInScreen: { UIViewController() },
          makePostScreen: { _ in UIViewController() })
        let screen = app.makeProfileScreen()
        released = app
        store = Mirror(reflecting: app).descendant("store") as? Store
        viewController = screen
        #expect(store != nil)
        screen.beginAppearanceTransition(true, animated: false)
        try await settle()
        #expect(service.calls.map(\.isPending) == [true])
      }
      #expect(released == nil)
      #expect(store == nil)
      #expect(viewController == nil)
    }

    @Test("P-21: a screen that was left is gone, though the app lives and a change goes on")
    func releasesScreen() async throws {
      let screen = ProfileScreen(cached: .blaine)
      weak let viewController = screen.navigationController.topViewController
      try await screen.choosePhoto(.jpeg)
      try await screen.enter("Dee")
      screen.pop()
      try await settle()
      #expect(screen.service.calls.map(\.isPending) == [true, true])
      #expect(viewController == nil)
    }

    private func photo(of user: User) -> UIImage? {
      user.photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
    }
  }
}
