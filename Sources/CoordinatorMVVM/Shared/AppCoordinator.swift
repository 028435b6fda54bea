import Foundation
import Models
import PortableUIKit

/// Starts the flows of the app, and ends those whose screens have left the navigation stack.
package final class AppCoordinator: NSObject {
  let children = ChildCoordinators()

  private let navigationController: UINavigationController
  private let makeProfileCoordinator: () -> ProfileCoordinator
  private let makeLogInScreen: () -> UIViewController

  /// Creates the root coordinator of an app whose screens a navigation controller shows.
  package init(
    navigationController: UINavigationController,
    makeProfileCoordinator: @escaping () -> ProfileCoordinator,
    makeLogInScreen: @escaping () -> UIViewController
  ) {
    self.navigationController = navigationController
    self.makeProfileCoordinator = makeProfileCoordinator
    self.makeLogInScreen = makeLogInScreen
    super.init()
    navigationController.delegate = self
  }

  /// Makes the greeting screen for a person, and starts its flow.
  package func makeGreetingScreen(person: Person) -> UIViewController {
    children.start(GreetingCoordinator(person: person))
  }

  /// Makes the profile screen of the signed-in user, and starts its flow.
  package func makeProfileScreen() -> UIViewController {
    let coordinator = makeProfileCoordinator()
    coordinator.onFinish = { [weak self] result in
      switch result {
      case .loggedOut: self?.showLogIn()
      }
    }
    return children.start(coordinator)
  }

  private func showLogIn() {
    let coordinator = LogInCoordinator(makeScreen: makeLogInScreen)
    navigationController.setViewControllers([children.start(coordinator)], animated: true)
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    children.endFlows(outside: navigationController.viewControllers)
  }
}
