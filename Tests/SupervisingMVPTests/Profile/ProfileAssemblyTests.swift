import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import SupervisingMVP

extension WithViews {
  @Suite struct ProfileAssemblyTests {
    let service = ScenarioService()
    let cache = UserCache()
    let photoLibrary = ScenarioPhotoLibrary()
    let postService = ScenarioPostService()
    let logInScreen = UIViewController()
    let postScreen = UIViewController()
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()

    init() {
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
    }

    func pushScreen(cached user: User? = .blaine) throws -> ProfileView {
      cache.user = user
      let viewController = ProfileAssembly.makeScreen(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
        makeLogInScreen: { [logInScreen] in logInScreen },
        makePostScreen: { [postScreen] post in
          postScreen.title = post.title
          return postScreen
        })
      navigationController.pushViewController(viewController, animated: false)
      return try #require(viewController.view.subviews.compactMap { $0 as? ProfileView }.first)
    }

    @Test("P-2, P-6, P-12: presenter and view work together, with each of the services")
    func worksTogether() async throws {
      let view = try pushScreen(cached: nil)
      try await settle()
      try service.answer(.currentUser, with: .user(.dee))
      try await settle()
      #expect(view.nameLabel.isOnScreen)
      #expect(view.nameLabel.text == "Dee")
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      try #require(view.nameField.touch())
      view.nameField.type("!")
      #expect(view.nameCountLabel.text == "4 of 40")
      try #require(view.nameField.pressReturn())
      try #require(view.changePhotoButton.touch())
      try await settle()
      try photoLibrary.choose(Photo.landscape.data)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(view.nameLabel.text == "Dee!")
      #expect(view.photoView.image == UIImage(data: Photo.landscape.data))
      #expect(
        cache.user == User(id: User.dee.id, displayName: .sample("Dee!"), photo: .landscape))
    }

    @Test("P-22, P-25: rows show title and day; touching one pushes the screen of its post")
    func showsPost() async throws {
      let view = try pushScreen()
      try await settle()
      try postService.answer(.posts([.sample(1), .sample(2)]))
      try await settle()
      let cells = view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Post 2", "Post 1"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(navigationController.viewControllers.count == 3)
      #expect(navigationController.topViewController === postScreen)
      #expect(postScreen.title == "Post 1")
      navigationController.popViewController(animated: false)
      #expect(view.postsTableView.isOnScreen)
      #expect(view.postsTableView.visibleCells.count == 2)
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
      try await settle()
      #expect(postService.calls.count == 1)
    }

    @Test("P-18: the log-in screen replaces the stack, and what is being typed is not sent")
    func logsOut() async throws {
      let view = try pushScreen()
      try #require(view.nameField.touch())
      view.nameField.type("!")
      try #require(view.logOutButton.touch())
      #expect(navigationController.viewControllers.count == 1)
      #expect(navigationController.topViewController === logInScreen)
      #expect(cache.user == nil)
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
    }

    @Test("P-19, P-21: a name typed just before Back is saved, and keeps no object of the screen")
    func savesWithoutTheScreen() async throws {
      weak var presenter: ProfilePresenter?
      weak var model: ProfileModel?
      weak var viewController: UIViewController?
      weak var view: UIView?
      do {
        let profileView = try pushScreen()
        try #require(profileView.nameField.touch())
        profileView.nameField.type("!")
        viewController = navigationController.topViewController
        view = viewController?.view
        let children = viewController.map { Mirror(reflecting: $0).children.map(\.value) } ?? []
        presenter = children.compactMap { $0 as? ProfilePresenter }.first
        model = children.compactMap { $0 as? ProfileModel }.first
        try #require(presenter != nil && model != nil && view != nil)
      }
      navigationController.popViewController(animated: false)
      try await settle()
      #expect(presenter == nil && model == nil)
      #expect(viewController == nil && view == nil)
      #expect(service.calls.map(\.isCancelled) == [false])
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(
        cache.user
          == User(id: User.blaine.id, displayName: .sample("David Blaine!"), photo: .portrait))
    }
  }
}
