import Foundation
import HeadlessUIKit
import Jobs
import Models
import Screens
import Store
import TestSupport
import Testing

@testable import Architectures
@testable import demo

@Suite("The list of architectures on a device")
struct CatalogTests {
  @Test("Each architecture shows both of its screens", arguments: Architecture.all)
  nonisolated func screens(of architecture: Architecture) async throws {
    let titles = try await titles(
      after: ["catalog.\(architecture.id)", "catalog.greeting", nil, "catalog.profile"])
    #expect(
      titles == [
        "Architectures", architecture.name, "Greeting", architecture.name, "Profile",
      ])
  }

  @Test("After logging out, a person logs in and finds the list", arguments: Architecture.all)
  nonisolated func logOut(in architecture: Architecture) async throws {
    let titles = try await titles(
      after: [
        "catalog.\(architecture.id)", "catalog.profile", "profile.logout", "session.login",
      ])
    #expect(
      titles == ["Architectures", architecture.name, "Profile", "Log in", "Architectures"])
  }

  /// Returns the title of the first screen, and that of the screen after each touch.
  ///
  /// A touch is the identifier of a view, or `nil` for the back button.
  private nonisolated func titles(after touches: [String?]) async throws -> [String?] {
    let folder = try TemporaryFolder()
    let titles: [String?] = try await MainLoop.whenIdle {
      let window = UIWindow()
      let navigationController = UINavigationController(nibName: nil, bundle: nil)
      let catalog = Catalog(
        in: navigationController,
        service: UserStore(fileURL: folder.url.appending(component: "user.json")),
        photoLibrary: InteractivePhotoLibrary(),
        postService: SamplePostService(connection: Connection()))
      catalog.open()
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      // The list and the navigation controller hold each other as long as the app lives.
      defer { navigationController.setViewControllers([], animated: false) }
      return try withExtendedLifetime(catalog) {
        var titles = [navigationController.topViewController?.title]
        for touch in touches {
          if let touch {
            let view = window.firstView(identifiedBy: touch, isVisible: true)
            try #require(view as? UIControl).touch()
          } else {
            navigationController.popViewController(animated: true)
          }
          MainLoop.drain()
          titles.append(navigationController.topViewController?.title)
        }
        return titles
      }
    }
    // What the screens have asked for goes on without them, and reads the folder.
    try await settle()
    return titles
  }
}
