import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

extension WithViews {
  @Suite("App coordinator")
  struct AppCoordinatorTests {
    let screen = ProfileScreen(cached: .blaine)
    let person = Person(firstName: "David", lastName: "Blaine")

    @Test("G-1: the greeting screen of the app greets its person, and needs no coordinator")
    func makesGreeting() throws {
      let greeting = screen.app.makeGreetingScreen(person: person)
      screen.push(greeting)
      #expect(screen.childCoordinators.count == 1)
      let button = greeting.view.firstView(identifiedBy: "greeting.button") as? UIButton
      let label = greeting.view.firstView(identifiedBy: "greeting.label") as? UILabel
      try #require(button?.touch() == true)
      #expect(label?.text == "Hello David Blaine")
      screen.pop()
      #expect(screen.childCoordinators.count == 1)
    }

    @Test(
      "P-21: a coordinator is freed when its screen leaves, even if others still hold the screen",
      arguments: WayOut.allCases)
    func freesCoordinator(wayOut: WayOut) throws {
      let viewController = screen.navigationController.topViewController
      weak let coordinator = screen.childCoordinators.first
      #expect(coordinator is ProfileCoordinator)
      if wayOut == .popToRootOfCovered { screen.cover() }
      try leave(by: wayOut)
      #expect(screen.childCoordinators.isEmpty)
      #expect(coordinator == nil)
      #expect(viewController?.parent == nil)
    }

    @Test(
      "P-21: the coordinator of a screen that leaves below the top is freed by the next one shown")
    func freesCoordinatorBelow() {
      weak let coordinator = screen.childCoordinators.first
      weak let viewController = screen.navigationController.topViewController
      screen.cover()
      screen.navigationController.viewControllers.remove(at: 1)
      #expect(viewController == nil)
      screen.pop()
      #expect(screen.childCoordinators.isEmpty)
      #expect(coordinator == nil)
    }

    @Test(
      "P-21: a coordinator whose screen leaves off screen is freed once the stack is shown again",
      arguments: [false, true])
    func freesCoordinatorOffScreen(logsOut: Bool) throws {
      weak let coordinator = screen.childCoordinators.first
      let button: UIButton = try screen.view("logout")
      screen.window.rootViewController = nil
      if logsOut { button.sendActions(for: .primaryActionTriggered) } else { screen.pop() }
      #expect(screen.navigationController.viewControllers.count == 1)
      screen.window.rootViewController = screen.navigationController
      #expect(screen.showsLogIn == logsOut)
      #expect(screen.childCoordinators.isEmpty)
      #expect(coordinator == nil)
    }

    @Test("P-25: another screen on top does not end the flow, which goes on after it")
    func goesOnBelowAnotherScreen() async throws {
      screen.cover()
      screen.cover()
      #expect(screen.childCoordinators.count == 1)
      screen.pop()
      screen.appearAgain()
      try await screen.answerPosts(.posts([.sample(1)]))
      let table: UITableView = try screen.view("posts")
      try #require(table.touchRow(at: IndexPath(row: 0, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      screen.pop()
      try screen.tap("logout")
      #expect(screen.showsLogIn)
    }

    @Test("P-26: the app makes a new screen after the last one was left, with a flow of its own")
    func startsAgain() async throws {
      for _ in 0..<2 {
        screen.pop()
        #expect(screen.childCoordinators.isEmpty)
        screen.push(screen.app.makeProfileScreen())
        #expect(screen.childCoordinators.count == 1)
      }
      try await screen.choosePhoto(nil)
      #expect(screen.photoLibrary.openedCount == 1)
    }

    @Test("P-18: logging in again and out again replaces the stack once more")
    func logsOutAgain() throws {
      try screen.tap("logout")
      screen.cache.user = .dee
      screen.push(screen.app.makeProfileScreen())
      #expect(screen.childCoordinators.count == 1)
      #expect(screen.text("name") == "Dee")
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      #expect(screen.childCoordinators.isEmpty)
    }

    @Test("P-20: of two profiles, leaving the upper one ends only its own flow")
    func keepsOtherFlow() async throws {
      try screen.tap("changePhoto")
      try await settle()
      screen.push(screen.app.makeProfileScreen())
      try screen.tap("changePhoto")
      try await settle()
      let lower = screen.childCoordinators.first
      #expect(screen.childCoordinators.count == 2)
      screen.pop()
      #expect(screen.childCoordinators.count == 1)
      #expect(screen.childCoordinators.first === lower)
      #expect(screen.photoLibrary.cancelledCount == 1)
      try screen.photoLibrary.choose(.jpeg)
      try screen.photoLibrary.choose(.png)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.changePhoto(try Photo(.jpeg))])
    }

    @Test("P-18: logging out on top of another profile ends both flows")
    func endsAllFlows() async throws {
      try screen.tap("changePhoto")
      try await settle()
      screen.push(screen.app.makeProfileScreen())
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      #expect(screen.childCoordinators.isEmpty)
      #expect(screen.photoLibrary.isCancelled)
    }

    @Test("P-21: a screen that is made ahead keeps its coordinator until it was pushed and popped")
    func waitsForScreen() async throws {
      screen.pop()
      let made = screen.app.makeProfileScreen()
      screen.cover()
      screen.cover()
      screen.pop()
      screen.pop()
      #expect(screen.childCoordinators.count == 1)
      screen.push(made)
      try await screen.choosePhoto(nil)
      #expect(screen.photoLibrary.openedCount == 1)
      screen.pop()
      #expect(screen.childCoordinators.isEmpty)
    }

    @Test("P-21: a screen that is dropped unseen is gone at once, its coordinator with the next")
    func freesUnseen() {
      screen.pop()
      var objects = Lifetimes()
      do {
        let unseen = screen.app.makeProfileScreen()
        objects.observe([unseen], without: [screen.service, screen.cache, screen.postService])
      }
      #expect(objects.count > 1)
      #expect(objects.survivors == [])
      weak let coordinator = screen.childCoordinators.first
      #expect(coordinator != nil)
      screen.cover()
      #expect(screen.childCoordinators.isEmpty)
      #expect(coordinator == nil)
    }

    @Test("P-3, P-21: a screen that is pushed outside of the window takes part once that is back")
    func appearsLater() {
      screen.pop()
      let window = screen.window
      window.rootViewController = nil
      screen.push(screen.app.makeProfileScreen())
      window.rootViewController = screen.navigationController
      #expect(screen.text("name") == "David Blaine")
      #expect(screen.childCoordinators.count == 1)
      screen.pop()
      #expect(screen.childCoordinators.isEmpty)
    }

    @Test("P-21: dropping the app frees its coordinators while a screen is open")
    func isReleased() {
      let navigationController = UINavigationController(rootViewController: UIViewController())
      weak var released: AppCoordinator?
      weak var child: (any Coordinator)?
      do {
        let app = AppCoordinator(
          service: ScenarioService(), cache: UserCache(user: .blaine),
          photoLibrary: ScenarioPhotoLibrary(), postService: ScenarioPostService(),
          navigationController: navigationController, makeLogInScreen: { UIViewController() },
          makePostScreen: { _ in UIViewController() })
        navigationController.pushViewController(app.makeProfileScreen(), animated: false)
        released = app
        child = app.startedFlows.first?.coordinator
        #expect(child is ProfileCoordinator)
      }
      #expect(released == nil && child == nil)
      #expect(navigationController.viewControllers.count == 2)
    }

    /// A way in which a screen leaves the navigation stack.
    enum WayOut: CaseIterable {
      case back, popToRoot, popToRootOfCovered, replacedStack, logOut
    }

    private func leave(by wayOut: WayOut) throws {
      switch wayOut {
      case .back: screen.pop()
      case .popToRoot, .popToRootOfCovered:
        screen.navigationController.popToRootViewController(animated: false)
      case .replacedStack: screen.navigationController.viewControllers = [UIViewController()]
      case .logOut: try screen.tap("logout")
      }
    }
  }
}
