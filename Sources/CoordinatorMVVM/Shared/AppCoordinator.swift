import HeadlessUIKit
import Models

/// Starts the flows of the app, and keeps the coordinator of each until the flow has ended.
///
/// Coordinators are a pattern by Soroush Khanlou ("Coordinators Redux", 2015). They take navigation
/// out of view controllers and view models, which tell only what happened. A flow also ends by the
/// back button, of which no view model hears. The root coordinator is therefore the delegate of the
/// navigation controller, and looks for screens that have left the stack ("Back Buttons and
/// Coordinators", 2017).
///
/// One may object that a coordinator pushes its screen itself. Here another part of the app asks for
/// the screen and pushes it, so a coordinator is started when its screen is made.
package final class AppCoordinator {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let navigationController: UINavigationController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private var children: [ChildCoordinator] = []

  /// Creates the root coordinator of an app whose screens a navigation controller shows.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, navigationController: UINavigationController,
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
    self.navigationController = navigationController
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    navigationController.delegate = self
  }

  /// Makes the greeting screen for a person, and starts its flow.
  package func makeGreetingScreen(person: Person) -> UIViewController {
    start(GreetingCoordinator(person: person))
  }

  /// Makes the profile screen of the signed-in user, and starts its flow.
  package func makeProfileScreen() -> UIViewController {
    let coordinator = ProfileCoordinator(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      navigationController: navigationController, makePostScreen: makePostScreen)
    coordinator.onLogOut = { [weak self] in self?.showLogIn() }
    return start(coordinator)
  }

  private func start(_ coordinator: any Coordinator) -> UIViewController {
    freeFinishedChildren()
    let screen = coordinator.makeScreen()
    children.append(ChildCoordinator(coordinator, screen: screen))
    return screen
  }

  private func showLogIn() {
    navigationController.setViewControllers([makeLogInScreen()], animated: true)
  }

  private func freeFinishedChildren() {
    for index in children.indices {
      children[index].stackDidChange(to: navigationController.viewControllers)
    }
    let finished = children.filter(\.isFinished)
    children.removeAll(where: \.isFinished)
    for child in finished { child.coordinator.finish() }
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  /// Frees the coordinators whose screens have left the stack, by the back button or otherwise.
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    freeFinishedChildren()
  }
}
