import PortableUIKit

/// Coordinates logging in, which ends when another flow replaces its screen.
final class LogInCoordinator: Coordinator {
  let children = ChildCoordinators()

  private let makeScreen: () -> UIViewController

  init(makeScreen: @escaping () -> UIViewController) {
    self.makeScreen = makeScreen
  }

  func start() -> UIViewController {
    makeScreen()
  }
}
