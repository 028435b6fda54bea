import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

extension WithViews {
  @Suite("Profile coordinator")
  struct ProfileCoordinatorTests {
    @Test("P-18: once all is cancelled, the parent is told of the log-out and decides what follows")
    func logsOut() async throws {
      let photoLibrary = ScenarioPhotoLibrary()
      let navigationController = UINavigationController()
      let coordinator = ProfileCoordinator(
        service: ScenarioService(), cache: UserCache(user: .blaine), photoLibrary: photoLibrary,
        postService: ScenarioPostService(), navigationController: navigationController,
        makePostScreen: { _ in UIViewController() })
      var isCancelled: [Bool] = []
      coordinator.onLogOut = { isCancelled.append(photoLibrary.isCancelled) }
      let screen = coordinator.makeScreen()
      navigationController.viewControllers = [screen]
      for name in ["changePhoto", "logout"] {
        let button = screen.view.firstView(identifiedBy: "profile.\(name)") as? UIButton
        try #require(button).sendActions(for: .primaryActionTriggered)
        try await settle()
      }
      #expect(isCancelled == [true])
      #expect(navigationController.viewControllers.map { $0 === screen } == [true])
    }
  }
}
