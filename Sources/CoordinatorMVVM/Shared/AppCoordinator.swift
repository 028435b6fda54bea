import Foundation
import Models
import PortableUIKit

/// Starts the flows of the app, and keeps the coordinator of each until the flow has ended.
///
/// Coordinators are a pattern by Soroush Khanlou ("The Coordinator", January 2015). They take
/// navigation out of view controllers and view models, which tell only what happened. A parent keeps
/// the coordinators that it starts, from the root of the app on ("Coordinators Redux", October
/// 2015).
///
/// The back button pops a screen without asking a coordinator. The root coordinator is therefore the
/// delegate of the navigation controller (Khanlou, "Back Buttons and Coordinators", 2017), and looks
/// for screens that have left the stack whenever another one is shown (Bryan Irace, "Navigation
/// coordinators", January 2016).
///
/// Usually a coordinator pushes its own screen. Here another part of the app does. A coordinator is
/// therefore started when its screen is made, and hands it out in place of `start()`, as Irace's
/// hand out their root view controllers.
package final class AppCoordinator: NSObject {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let navigationController: UINavigationController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  /// The flows that have been started and, when it was last looked, had not ended.
  private(set) var startedFlows: [StartedFlow] = []

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
    super.init()
    navigationController.delegate = self
  }

  /// Makes the greeting screen for a person.
  ///
  /// The person goes nowhere from there, so the screen needs no coordinator.
  package func makeGreetingScreen(person: Person) -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
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
    let screen = coordinator.makeScreen()
    startedFlows.append(StartedFlow(coordinator, screen: screen))
    return screen
  }

  private func showLogIn() {
    navigationController.setViewControllers([makeLogInScreen()], animated: true)
  }

  private func freeEndedFlows() {
    for index in startedFlows.indices {
      startedFlows[index].update(from: navigationController.viewControllers)
    }
    startedFlows.removeAll(where: \.hasEnded)
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  /// Frees the coordinators whose screens have left the stack, by the back button or otherwise.
  ///
  /// A screen can also leave from below the top, or while the navigation controller is off screen,
  /// or be dropped before it is pushed. Its coordinator is then freed when the next screen is shown.
  /// Only its memory waits: what is under way ends when the screen leaves, because the view model
  /// ends it.
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    freeEndedFlows()
  }
}
