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
    }

    @Test(
      "P-21: a coordinator is freed when its screen leaves, even if others still hold the screen",
      arguments: WayOut.allCases)
    func freesCoordinator(wayOut: WayOut) throws {
      let viewController = screen.navigationController.topViewController
      weak let coordinator = screen.childCoordinators.first
      #expect(coordinator is ProfileCoordinator)
      try leave(by: wayOut)
      #expect(screen.childCoordinators.isEmpty)
      #expect(coordinator == nil)
      #expect(viewController?.parent == nil)
    }

    @Test("P-25: another screen on top does not end the flow, which goes on after it")
    func goesOnBelowAnotherScreen() async throws {
      screen.cover()
      #expect(screen.childCoordinators.count == 1)
      screen.appearAgain()
      try await screen.answerPosts(.posts([.sample(1)]))
      let table: UITableView = try screen.view("posts")
      try #require(table.touchRow(at: IndexPath(row: 0, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      screen.pop()
      try screen.tap("logout")
      #expect(screen.showsLogIn)
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
    func keepsOtherFlow() {
      screen.push(screen.app.makeProfileScreen())
      let lower = screen.childCoordinators.first
      #expect(screen.childCoordinators.count == 2)
      screen.pop()
      #expect(screen.childCoordinators.count == 1)
      #expect(screen.childCoordinators.first === lower)
    }

    @Test("P-18: logging out on top of another profile ends both flows")
    func endsAllFlows() throws {
      screen.push(screen.app.makeProfileScreen())
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      #expect(screen.childCoordinators.isEmpty)
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

    @Test("P-21: dropping the app frees its coordinators while a screen is open")
    func isReleased() {
      weak var app: AppCoordinator?
      weak var coordinator: (any Coordinator)?
      let navigationController: UINavigationController
      do {
        let screen = ProfileScreen(cached: .blaine)
        navigationController = screen.navigationController
        app = screen.app
        coordinator = screen.childCoordinators.first
        #expect(coordinator is ProfileCoordinator)
      }
      #expect(app == nil && coordinator == nil)
      #expect(navigationController.viewControllers.count == 2)
    }

    /// A way in which a screen leaves the navigation stack.
    enum WayOut: CaseIterable {
      case back, backOffScreen, popToRoot, popToRootOfCovered, removalBelow, replacedStack, logOut
    }

    /// Leaves the screen, until another one is shown.
    private func leave(by wayOut: WayOut) throws {
      let (window, navigationController) = (screen.window, screen.navigationController)
      switch wayOut {
      case .back: screen.pop()
      case .backOffScreen:
        window.rootViewController = nil
        screen.pop()
        window.rootViewController = navigationController
      case .popToRoot: navigationController.popToRootViewController(animated: false)
      case .popToRootOfCovered:
        screen.cover()
        navigationController.popToRootViewController(animated: false)
      case .removalBelow:
        screen.cover()
        navigationController.viewControllers.remove(at: 1)
        screen.pop()
      case .replacedStack: navigationController.viewControllers = [UIViewController()]
      case .logOut: try screen.tap("logout")
      }
    }
  }
}
